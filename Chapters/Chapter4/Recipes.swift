import FRP
import Marbles
import Narration

let recipes = Section(
    4,
    10,
    "Recipes",
    name: "recipes",
    book: "the second readings",
    chineseTitle: "食谱"
) { tell in
    tell.prose(
        """
        What one reaches for again and again, each as small as it can be. Much of it comes from the two other readings
        that go with the book: an app that searches, and an introduction to MVVM.
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
    tell.prose("First this, then that: `then` waits for the completion, drops the values, and goes on.")
    tell.example {
        let time = TestScheduler()
        let login = Signal<Int>(marbles: "--1-|", on: time)
        let photos = Signal<Int>(marbles: "-7-8-9|", on: time)
        let seen = time.record(login.then { photos })
        time.run()
        draw(Picture(Timeline("login, then photos", seen)))
    }
    tell.prose("If the login fails, the photos are never asked for, and the error is passed on.")
}

private func tellOfFlattening(_ tell: Teller) {
    tell.prose(
        """
        A value that starts work: `flattenMap` makes a signal of each value and passes on what they all send. Two
        searches here; the answers to the first, 1, take longer:
        """
    )
    tell.example {
        let time = TestScheduler()
        let typed = Signal<Int>(marbles: "-1----2-----|", on: time)
        @Sendable func search(_ text: Int) -> Signal<Int> {
            Signal(marbles: text == 1 ? "---1---1|" : "-2--2|", on: time)
        }
        let keys = time.record(typed)
        let all = time.record(typed.flattenMap(search))
        let latest = time.record(typed.map(search).switchToLatest())
        time.run()
        draw(
            Picture(
                Timeline("typed", keys),
                Timeline("flattenMap", all),
                Timeline("switchToLatest", latest)
            )
        )
    }
    tell.prose(
        """
        An old answer among the new ones: with `flattenMap` the 1 at 8 arrives after the search for 2 had begun.
        `switchToLatest` drops the old search when a new one starts. For a search field that is the right one.
        """
    )
}

private func tellOfQuiet(_ tell: Teller) {
    tell.prose(
        "Not at every key: `throttle` waits until nothing has come for a while, then passes on the latest."
    )
    tell.example {
        let time = TestScheduler()
        let keys = Signal<String>(marbles: "-a-b-c------d----|", on: time)
        let calm = time.record(keys.throttle(.seconds(3), on: time))
        let raw = time.record(keys)
        time.run()
        draw(Picture(Timeline("keys", raw), Timeline("throttle(3)", calm)))
    }
    tell.prose("Beware of the word: this is what most libraries call debounce.")
}

private func tellOfPlaces(_ tell: Teller) {
    tell.prose(
        """
        Where does it run? `subscribeOn` says where the work is begun, `deliverOn` where its events arrive. Two
        schedulers that only run when told to make it visible:
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
    tell.prose("When it fails: try again, or do something else. `retry(1)` is one more attempt.")
    tell.example {
        let time = TestScheduler()
        let flaky = Signal<Int>(marbles: "-1-X", on: time)
        let again = time.record(flaky.retry(1))
        let instead = time.record(flaky.catch { _ in .return(0) })
        time.run()
        draw(Picture(Timeline("retry(1)", again), Timeline("catch", instead)))
    }
    tell.prose(
        """
        `retry` passes the error on when the attempts are used up; `catch` replaces it by a signal. `catchTo(.empty)` just
        ends: what one writes before `bind(to:)`, since a property has no place for an error.
        """
    )
}
