import FRP
import Marbles
import Narration
import Pixels

let instantSearch = Section("5.5") { tell in
    tell.prose(
        """
        The second reading is a tutorial by Colin Eberhardt (README.md has the link). It builds an app that searches
        while you type. You know all its parts by now; only their order is new. Here is the whole chain, as it stands in
        our app:
        """
    )
    tellOfTheChain(tell)
    tellOfASession(tell)
    tellOfSwitching(tell)
    tellOfErrors(tell)
    tellOfAvatars(tell)
    tell.closing(
        """
        In the reading: a search of a social network. Here: Chapters/Chapter5/Search. Live: swift run chapter5 play search
        """
    )
}

private func tellOfTheChain(_ tell: Teller) {
    tell.body(of: "func found()", in: "Chapters/Chapter5/Search/SearchModel.swift")
    tell.prose("And this is one search:")
    tell.body(of: "func search(for", in: "Chapters/Chapter5/Search/SearchModel.swift")
    tell.prose(
        """
        Read it from top to bottom:

        1. `requestAccess` asks once. It sends the name of the account and completes, or it fails.
        2. `deliverOn` brings that to the scheduler of the screen, and `doNext` stores it for the screen.
        3. `then` waits for the completion, and only then subscribes to the text of the field.
        4. `throttle` lets a text through when no other text has come for half a second.
        5. `filter` lets it through if it has three letters or more.
        6. `map` makes a search of it: a signal that sends the posts on the screen's scheduler.
        7. `switchToLatest` passes on what the newest search sends, and cancels the search before.

        The colour of the field is one line more: `text.signal.map { $0.count >= Self.enough }.bind(to: isValid)`. The
        field is white while `isValid` is true, and yellow while it is false.
        """
    )
}

private func tellOfASession(_ tell: Teller) {
    tell.prose(
        """
        Now somebody types: “dun”, “dune”, a pause, “dunes”, and then deletes three letters. Everything is ten times
        slower in this picture: the pause takes five seconds. An answer takes three, and the main queue is busy until 15.
        """
    )
    tell.example {
        let main = TestScheduler()
        clock.schedule(after: .seconds(15)) { main.run() }
        let text = Property("")
        let typed = Signal<String>(
            marbles: "---a-b-----------c-d--------",
            values: ["a": "dun", "b": "dune", "c": "dunes", "d": "du"])
        typed.bind(to: text)
        let access = Signal<String>(marbles: "-y|")

        let texts = access.then { text.signal }
        let paused = texts.throttle(.seconds(5), on: clock)
        let long = paused.filter { $0.count >= 3 }
        let search: @Sendable (String) -> Signal<String> = { text in
            .return("«\(text)»").delay(.seconds(3), on: clock).deliverOn(main)
        }
        let found = long.map(search).switchToLatest()
        draw([
            "text": text.signal, "access": access, "then": texts,
            "throttle": paused, "filter": long,
            "switchToLatest": found,
        ])
    }
    tell.prose(
        """
        Five texts come in: `then` begins with the empty one, which the field holds at that moment. “dune” and “du” have a
        pause after them, and only “dune” is long enough. So one search is made. Its answer comes at 13, and the screen
        gets it at 15.
        """
    )
    tell.translation([
        "[access then:^{ return field.rac_textSignal; }]": "access.then { text.signal }",
        "[texts throttle:5]": "texts.throttle(.seconds(5), on: clock)",
        "[answer deliverOn:RACScheduler.mainThreadScheduler]": ".deliverOn(main)",
    ])
}

private func tellOfSwitching(_ tell: Teller) {
    tell.prose(
        """
        The reading and the app differ in two places. The reading filters before it waits: it would drop “du”, and then
        search for “dunes”, which you have deleted. The app waits first, and then looks at the text that is in the field.

        And the reading searches with `flattenMap`. That listens to every search until its end, even if nobody waits for it
        any more. Here the first answer takes longer than the second:
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
        `switchToLatest` the old search is cancelled when the new one begins. That is also why `deliverOn` stands inside
        the search: so `switchToLatest` cancels even an answer that is already on its way to the screen.
        """
    )
    tell.translation([
        "[texts flattenMap:^(NSString *text) { … }]": "texts.flattenMap(search)",
        "[[texts map:^(NSString *text) { … }] switchToLatest]": "texts.map(search).switchToLatest()",
    ])
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        Three things can go wrong: the person gives no access, there is no account, or a search fails. In the first two
        cases there is no search at all: the person has to do something first. But if one search fails, the next one
        must still run. So `search(for:)` catches the error. Then the error ends only that search, and not the whole
        chain.
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
            print(model.rows.value.map(\.post.value.text))
            print(model.trouble.value ?? "no trouble")
            posts.answerProperly()
        }
    }
}

private func tellOfAvatars(_ tell: Teller) {
    tell.prose(
        """
        Beside each post the app shows a picture of its author: the avatar. A row is used for one post after another, since
        the next search puts other posts into the same rows. This is how a row loads its picture:
        """
    )
    tell.body(of: "deliveringOn screen: any Scheduler\n    )", in: "Chapters/Chapter5/Search/SearchRow.swift")
    tell.prose(
        """
        `subscribeOn` starts the work on a background scheduler, and `deliverOn` brings the picture to the screen. In this
        example each of the two schedulers runs only when you call `run`. `awaitedPictures` names the authors whose
        pictures have been requested and have neither come nor been cancelled:
        """
    )
    tell.example {
        let (background, screen) = (TestScheduler(), TestScheduler())
        let posts = StubPosts(on: clock, access: "granted", answer: "ok")
        let row = SearchRow(
            StubPosts.post("Up early.", by: "mina"), posts,
            loadingOn: background, deliveringOn: screen)
        func look(_ moment: String) {
            let picture = row.avatar.value == nil ? "no picture" : "a picture"
            print("\(moment): \(picture), waiting for", posts.awaitedPictures)
        }
        look("the row is made")
        background.run()
        look("the background has run")
        row.post.value = StubPosts.post("Sand!", by: "olav")
        look("another post in the row")
        background.run()
        look("the background has run")
        clock.run()
        look("the answer is there")
        screen.run()
        look("the screen has run")
    }
    tell.prose(
        """
        When the row gets another post, Mina's picture is cancelled, again by `switchToLatest`. The reading empties the
        picture of a reused row and loads the next one, but does not cancel the one before. If Mina's picture then comes
        later than Olav's, it stands beside Olav's post. Here a late picture cannot come. And if the next post has the same
        author, the row keeps its picture: `distinctUntilChanged` lets only other addresses through.
        """
    )
    tell.translation([
        "[load subscribeOn:[RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground]]":
            ".subscribeOn(background)",
        "[picture deliverOn:RACScheduler.mainThreadScheduler]": ".deliverOn(screen)",
    ])
}
