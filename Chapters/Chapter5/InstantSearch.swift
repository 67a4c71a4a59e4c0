import FRP
import Marbles
import Narration
import Pixels

let instantSearch = Section("5.5") { tell in
    tell.prose(
        """
        The second reading builds an app that searches while you type. You know all its parts by now; only their order is
        new. The app asks for access and then listens to the field. It takes texts of three letters or more, and waits for
        a pause of half a second. Then it searches, and brings the results to the screen.
        """
    )
    tellOfTheLine(tell)
    tellOfSwitching(tell)
    tellOfErrors(tell)
    tell.closing(
        """
        In the reading: a search of a social network, with throttle, flattenMap and deliverOn. Here:
        Chapters/Chapter5/Search/SearchModel.swift. Live: swift run chapter5 play search

        Try it: exercises 5.5.1 to 5.5.3, Exercises/Chapter5/InstantSearch.swift
        """
    )
}

private func tellOfTheLine(_ tell: Teller) {
    tell.prose(
        """
        Somebody types, pauses, and goes on. Everything is ten times slower in this picture: the pause takes five seconds,
        and the answer three.
        """
    )
    tell.example {
        let typed = Signal<String>(marbles: "-d-u-n-------e-----------|")
        let text = typed.scan("") { $0 + $1 }
        let long = text.filter { $0.count >= 3 }
        let paused = long.throttle(.seconds(5), on: clock)
        let found = paused.flattenMap { text in
            Signal.return("«\(text)»").delay(.seconds(3), on: clock)
        }
        draw([
            "typed": typed, "text": text, "3 letters": long,
            "throttle": paused, "found": found,
        ])
    }
    tell.prose(
        """
        The reading filters first and then waits for the pause. So it still searches for a text that you shorten again
        within the pause. `SearchModel` waits first, and then checks that the field holds three letters.
        """
    )
}

private func tellOfSwitching(_ tell: Teller) {
    tell.prose(
        """
        The reading searches with `flattenMap`. That listens to every search until its end, even if nobody waits for it any
        more. Here the first answer takes longer than the second:
        """
    )
    tell.example {
        let texts = Signal<String>(marbles: "-a--b------|")
        let search: @Sendable (String) -> Signal<String> = { text in
            let seconds = text == "a" ? 6 : 1
            return .return(text.uppercased()).delay(.seconds(seconds), on: clock)
        }
        draw([
            "texts": texts,
            "flattenMap": texts.flattenMap(search),
            "switchToLatest": texts.map(search).switchToLatest(),
        ])
    }
    tell.prose(
        """
        With `flattenMap` the late answer to the old text is on the screen in the end, under the new text. With
        `switchToLatest` the old search is cancelled when the new one begins.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        Three things go wrong here. Without access or an account there is no search at all: the person has to do something.
        A search that fails is reported, and the next one must still run. So the error must end only that one search: it is
        caught inside.
        """
    )
    tell.example {
        let cases = [
            ("denied", "ok"), ("no account", "ok"), ("granted", "rubbish"),
        ]
        for (access, answer) in cases {
            let posts = StubPosts(on: clock, access: access, answer: answer)
            let model = SearchModel(posts, pausingOn: clock, deliveringOn: clock)
            clock.advance(by: .seconds(1))
            model.text.value = "dunes"
            clock.advance(by: .seconds(3))
            print("\(access), \(answer):")
            print("   ", model.trouble.value ?? "no trouble")
        }
    }
    tell.prose("And here a search goes well after one that failed:")
    tell.example {
        let posts = StubPosts(on: clock, access: "granted", answer: "rubbish")
        let model = SearchModel(posts, pausingOn: clock, deliveringOn: clock)
        for text in ["dunes", "dunes at"] {
            clock.advance(by: .seconds(1))
            model.text.value = text
            clock.advance(by: .seconds(3))
            print(model.rows.value.map(\.post.text))
            print(model.trouble.value ?? "no trouble")
            posts.answerProperly()
        }
    }
}
