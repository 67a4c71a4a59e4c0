import FRP
import Marbles
import Narration

let orderAndErrors = Section("4.11") { tell in
    tell.prose(
        """
        A request can succeed, or fail. What should follow in each case? (It can also never end: 4.12.)
        """
    )
    tellOfThen(tell)
    tellOfErrors(tell)
    tellOfThePlace(tell)
    tellOfTryingAgain(tell)
}

private func tellOfThen(_ tell: Teller) {
    tell.heading("First this, then that")
    tell.prose("First you log in; that takes two steps. Then the app asks for your photos:")
    tell.example {
        let login = Signal<Int>(marbles: "-1-2-|")
        let wrong = Signal<Int>(marbles: "-1-X")
        let photos = Signal<Int>(marbles: "-7-8|")
        draw([
            "login": login,
            "takeLast(1)": login.takeLast(1),
            "concat": login.concat(photos),
            "then": login.then { photos },
            "wrong": wrong,
            "wrong, then": wrong.then { photos },
        ])
    }
    tell.translation(["[login then:^{ return photos; }];": "login.then { photos }"])
    tell.prose(
        """
        `takeLast(1)` waits until the login has completed, and sends its last value then. `concat` and `then` wait
        too, and only then subscribe to the photos. `concat` passes on the values of both signals, `then` only those
        of the second. The closure of `then` runs when the first signal has completed. The login with the wrong
        password fails: an error is not a completion, so nobody asks for photos.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.heading("The importer that fails")
    tell.prose(
        """
        A gallery shows what an importer sends. This importer sends two photos, and then its connection breaks:
        """
    )
    tell.example {
        let importer = Signal<String>(marbles: "-a-b-X")
        let gallery = Property("nothing", name: "the gallery")
        importer.map { "photo \($0)" }.bind(to: gallery)
        clock.run()
        print("the gallery shows", gallery.value)
    }
    tell.prose(
        """
        If nobody catches an error, it ends every signal that is made from the one that fails, and the binding too. A
        property cannot hold an error. So you get a warning, with the property's `name:` and the X of the diagram, and
        from now on the gallery shows nothing new. Decide before the binding what should follow the error. Here
        `stored` sends the photos that were stored yesterday:
        """
    )
    tell.example {
        let importer = Signal<String>(marbles: "-a-b-X")
        let stored = Signal<String>(marbles: "--y--z|")
        draw([
            "importer": importer,
            "stored": stored,
            "merge": importer.merge(stored),
            "concat": importer.concat(stored),
            "catchTo(stored)": importer.catchTo(stored),
            "catchTo(.empty)": importer.catchTo(.empty),
        ])
    }
    tell.prose(
        """
        `merge` fails although `stored` still works. `concat` fails too: it goes on only after a completion. `catchTo` goes
        on after an error. The values before it stay. With `.empty` nothing follows, only the completion.
        """
    )
}

private func tellOfThePlace(_ tell: Teller) {
    tell.heading("Where to catch")
    tell.prose(
        """
        You search three times, and the search for 2 fails. You want a 0 in its place. Where do you write `catchTo`:
        after `flattenMap`, or inside its closure?
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1---2---3---|")
        let found = Signal<Int>(marbles: "-8|")
        let broken = Signal<Int>(marbles: "-X")
        let search: @Sendable (Int) -> Signal<Int> = { $0 == 2 ? broken : found }
        let zero = Signal.return(0)
        draw([
            "typed": typed,
            "not caught": typed.flattenMap(search),
            "caught after": typed.flattenMap(search).catchTo(zero),
            "caught inside": typed.flattenMap { search($0).catchTo(zero) },
        ])
    }
    tell.prose(
        """
        An error of an inner signal ends `flattenMap`, which then no longer listens to `typed`. A `catchTo` after it comes too
        late: it sends its 0 and completes at 6, and nobody searches for 3. Inside, `catchTo` belongs to one search. So
        `flattenMap` never sees the error: it gets a 0 and a completion, and goes on.

        If a signal must survive an error, catch the error in an inner signal. Then only the inner signal ends.
        """
    )
    tell.fold(
        "At work: the compiler asks for a catch",
        """
        In Combine the type says whether a publisher can fail. `assign`, which binds, accepts only one that cannot:
        its error type is `Never`. The easiest way to get one is `replaceError(with:)`. It does what
        `catchTo(.return(0))` does: it sends the value and completes. The compiler accepts it after `flatMap`, too,
        and then the first error ends your search.
        """
    )
}

private func tellOfTryingAgain(_ tell: Teller) {
    tell.heading("Try again")
    tell.prose(
        """
        Perhaps the connection works again in a moment. `retry(2)` subscribes again after an error, up to two more times.
        (`modify` changes the value of a property in one step.)
        """
    )
    tell.example {
        let fails = Signal<Int>(marbles: "-1X")
        let works = Signal<Int>(marbles: "-7|")
        let requests = Property(0)
        let third = Signal<Int>.defer {
            requests.modify { $0 += 1 }
            return requests.value < 3 ? fails : works
        }
        draw([
            "the third works": third.retry(2),
            "each one fails": fails.retry(2),
            "without a number": fails.retry().take(5),
        ])
        print("“the third works” made", requests.value, "requests")
    }
    tell.prose(
        """
        What a failed attempt has sent is not taken back: here the two 1s before the 7. When the last attempt fails, its
        error arrives. Without a number `retry()` does not give up: here only `take(5)` ends it.
        """
    )
}
