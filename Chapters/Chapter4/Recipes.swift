import FRP
import Marbles
import Narration

let recipes = Section("4.10") { tell in
    tell.prose(
        """
        You need these recipes again and again; each is as small as it can be. Many come from the two other readings that
        go with the book: an app that searches, and an introduction to MVVM.
        """
    )
    tellOfOrder(tell)
    tellOfFlattening(tell)
    tellOfQuiet(tell)
    tellOfPlaces(tell)
    tellOfFailing(tell)
    tellOfBinding(tell)
    tellOfCallbacks(tell)
    tellOfCycles(tell)
    tell.closing(
        """
        In Rx and Combine: flatMap, switchToLatest, debounce (for throttle), observe(on:) or receive(on:), catch and
        retry; the rest has the same name, or none.

        Try it: exercises 4.10.1 to 4.10.8, Exercises/Chapter4/Recipes.swift and BindingRecipes.swift
        """
    )
}

private func tellOfOrder(_ tell: Teller) {
    tell.prose(
        """
        First this, then that: `then` drops the first signal's values, waits for its completion, and starts the second.
        """
    )
    tell.example {
        let login = Signal<Int>(marbles: "--1-|")
        let photos = Signal<Int>(marbles: "-7-8-9|")
        draw([
            "login": login,
            "photos": photos,
            "login, then photos": login.then { photos },
        ])
    }
    tell.prose("If the login fails, nobody asks for the photos, and the error is passed on.")
}

private func tellOfFlattening(_ tell: Teller) {
    tell.prose(
        """
        A value can start work: `flattenMap` makes a signal from each value, and passes on all their values. Here are two
        searches; the answers to the first, 1, take longer:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-----|")
        let slow = Signal<Int>(marbles: "---1---1|")
        let quick = Signal<Int>(marbles: "-2--2|")
        @Sendable func search(_ text: Int) -> Signal<Int> {
            text == 1 ? slow : quick
        }
        draw([
            "typed": typed,
            "flattenMap": typed.flattenMap(search),
            "switchToLatest": typed.map(search).switchToLatest(),
        ])
    }
    tell.prose(
        """
        With `flattenMap` an old answer comes among the new ones: the 1 at 8 arrives after the search for 2 has begun.
        `switchToLatest` drops the old search when a new one starts. That is right for a search field.
        """
    )
}

private func tellOfQuiet(_ tell: Teller) {
    tell.prose(
        """
        Do not search at every key: `throttle` waits until no value has come for a while, then passes on the latest.
        """
    )
    tell.example {
        let keys = Signal<String>(marbles: "-a-b-c------d----|")
        let calm = keys.throttle(.seconds(3), on: clock)
        draw(["keys": keys, "throttle(3)": calm])
    }
    tell.prose("Be careful with the name: most libraries call this debounce.")
}

private func tellOfPlaces(_ tell: Teller) {
    tell.prose(
        """
        Where does the work run? `subscribeOn` says where it begins, `deliverOn` where its events arrive. These two
        schedulers run only when you call `run`, which makes it visible:
        """
    )
    tell.example {
        let background = TestScheduler()
        let main = TestScheduler()
        let avatar = Signal<String> { observer in
            print("  fetching")
            observer.sendNext("a picture")
            return .none
        }
        avatar.subscribeOn(background).deliverOn(main).subscribe(
            next: { print("  showing", $0) }
        )
        print("subscribed")
        background.run()
        print("the background has run")
        main.run()
        print("main has run")
    }
    tell.prose("In a program they are `.background` and `.main`; nothing else changes.")
}

private func tellOfFailing(_ tell: Teller) {
    tell.prose(
        "When a signal fails, you can try again or do something else. `retry(1)` makes one more attempt:"
    )
    tell.example {
        let flaky = Signal<Int>(marbles: "-1-X")
        draw([
            "flaky": flaky,
            "retry(1)": flaky.retry(1),
            "catch": flaky.catch { _ in .return(0) },
        ])
    }
    tell.prose(
        """
        When the last attempt fails, `retry` passes the error on; `catch` replaces the error by a signal. `catchTo(.empty)`
        only completes. Write it before `bind(to:)`, since a property cannot hold an error.
        """
    )
}
