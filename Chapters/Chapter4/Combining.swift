import FRP
import Marbles
import Narration

let combining = Section("4.10") { tell in
    tell.prose(
        """
        Until now a signal mostly came from one source. Often there are several: two fields of a form, two buttons, a new
        search for each word that you type. Which of all these values do you want? Each operator of this section gives
        another answer.
        """
    )
    tellOfTheLatest(tell)
    tellOfRounds(tell)
    tellOfAllValues(tell)
    tellOfTheMoment(tell)
    tellOfTheLateAnswer(tell)
    tellOfTheChoice(tell)
}

private func tellOfTheLatest(_ tell: Teller) {
    tell.heading("The latest of both")
    tell.prose(
        """
        Here is a form with two fields. Each signal sends how many characters are in its field. The button is enabled
        (●) if there are at least two in `name` and at least three in `password`. `combineLatest` (4.5) makes the
        pairs. `@Sendable` says that a closure may run on any thread:
        """
    )
    tell.example {
        let name = Signal<Int>(marbles: "--1-2-3--------|")
        let password = Signal<Int>(marbles: "-------1-2-3-2-|")
        let pairs = name.combineLatest(with: password)
        let pairsFromTheStart = name.startWith(0)
            .combineLatest(with: password.startWith(0))
        let button: @Sendable (Int, Int) -> String = {
            $0 >= 2 && $1 >= 3 ? "●" : "○"
        }
        draw([
            "name": name,
            "password": password,
            "button": pairs.map(button),
            "from the start": pairsFromTheStart.map(button),
        ])
    }
    tell.prose(
        """
        `combineLatest` sends a pair for each value of either side, with the latest value of the other side. But
        before both sides have sent something there is no pair: until second 7 the button is neither enabled nor
        disabled. `startWith` first sends its value, and then subscribes to the source. With it on each side, the
        button is disabled from the start.
        """
    )
}

private func tellOfRounds(_ tell: Teller) {
    tell.heading("The same round")
    tell.prose(
        """
        Ada and Bob play with dice. In each round both throw once, but not at the same time. You want the sum of each round:
        """
    )
    tell.example {
        let ada = Signal<Int>(marbles: "-1--2-----3--|")
        let bob = Signal<Int>(marbles: "---4----5|")
        draw([
            "ada": ada,
            "bob": bob,
            "combineLatest": ada.combineLatest(with: bob).map(+),
            "zip": ada.zip(with: bob).map(+),
        ])
    }
    tell.prose(
        """
        Here `combineLatest` is wrong. At 4 it sends a 6, the sum of Ada's second number and Bob's first. `zip` pairs
        by position: first with first, second with second. Ada's 2 waits for Bob's second number. At 9 Bob stops, and
        all his numbers are used. No pair can follow, so `zip` completes. (In RxSwift it waits for both.)
        """
    )
}

private func tellOfAllValues(_ tell: Teller) {
    tell.heading("Every value of both")
    tell.prose("You send the form with the Enter key, or with a click on the button. Both should work:")
    tell.example {
        let enter = Signal<String>(marbles: "--e----e-|")
        let click = Signal<String>(marbles: "----c-c----|")
        draw([
            "enter": enter,
            "click": click,
            "merge": enter.merge(click),
        ])
    }
    tell.prose("`merge` passes on each value when it comes. It completes when both have completed.")
}

private func tellOfTheMoment(_ tell: Teller) {
    tell.heading("The value of one at the moment of the other")
    tell.prose("When you send the form, the app needs what is in the field at this moment:")
    tell.example {
        let field = Signal<String>(marbles: "--a-b------c----|")
        let sends = Signal<String>(marbles: "x-----x-x----x---")
        let pairs = field.combineLatest(with: sends)
        draw([
            "field": field,
            "sends": sends,
            "combineLatest": pairs.map { text, _ in text },
            "sample": field.sample(by: sends),
            "only until 8": field.sample(by: sends.take(3)),
        ])
    }
    tell.prose(
        """
        With `combineLatest` the form is also sent when you type, at 2, 4 and 11. `sample` sends only when the other
        signal does. At 0 there was nothing in the field, so nothing was sent. At 8 there was still `b`, and it was
        sent again. `sample` completes when one of the two completes: with the field at 16, and in the last row at 8,
        because `take(3)` completes after three values.
        """
    )
}

private func tellOfTheLateAnswer(_ tell: Teller) {
    tell.heading("The answer that comes too late")
    tell.prose(
        """
        Now you search. `map` makes a search of each word that you type, and a search is a signal. So the result is a signal
        of signals, as in 4.6: the outer signal sends inner signals. `flatten` subscribes to each inner signal when it comes,
        and passes on its values. `flattenMap` is `map` and `flatten` in one word. You search for 1, and then for 2. Each
        search finds two things, but the first search is slow:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-|")
        let first = Signal<String>(marbles: "---a----a|")
        let second = Signal<String>(marbles: "--b-b|")
        draw([
            "typed": typed,
            "search for 1": first.watched(from: .seconds(1)),
            "search for 2": second.watched(from: .seconds(6)),
            "map, flatten": typed.map { $0 == 1 ? first : second }.flatten(),
            "flattenMap": typed.flattenMap { $0 == 1 ? first : second },
        ])
    }
    tell.translation([
        "[typed flattenMap:^RACStream *(NSNumber *number) { … }];": "typed.flattenMap { … }"
    ])
    tell.prose(
        """
        The second `a` comes too late, at 9. The field says 2 by then, but the screen shows what was found for 1. `flattenMap`
        passes on the values of all inner signals. It completes when the outer signal and all inner signals have completed,
        here at 11.

        A search field should show only what the latest search finds. `switchToLatest` does that. `MarbleSource` (4.8)
        notes when each subscription to it has ended:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-|")
        let first = MarbleSource<String>.cold("---a----a|")
        let second = Signal<String>(marbles: "--b-b|")
        let searches = typed.map { $0 == 1 ? first.signal : second }
        draw([
            "typed": typed,
            "switchToLatest": searches.switchToLatest(),
        ])
        let end = first.subscriptions[0].ended ?? clock.now
        print("the first search ended at", end)
    }
    tell.prose(
        """
        When a new inner signal comes, `switchToLatest` disposes its subscription to the one before, and subscribes to the new one.
        So the first search ended at 6, when you typed the 2. That is right for a search field. For votes or uploads it is
        wrong: there you want all of them.
        """
    )
    tell.fold(
        "At work: three kinds of `flatMap`",
        """
        - In Combine and RxSwift `flatMap` is our `flattenMap`: a late answer comes through.
        - For a search, use `map { … }.switchToLatest()` in Combine, and `flatMapLatest` in RxSwift and, since 1.1.3, in
          Apple's async-algorithms.
        - `flatMap` of an async sequence (6.8) takes one inner sequence after the other. The next search waits until a
          slow one has ended.
        """
    )
}

private func tellOfTheChoice(_ tell: Teller) {
    tell.heading("Which one when")
    tell.diagram(whichToChoose)
}

/// What each operator of this section is for. All of it was drawn before.
private let whichToChoose = """
    the latest of both, each time      combineLatest
    … with a first value               startWith
    pairs by position                  zip
    all values of both                 merge
    the latest, when the other sends   sample

    each value starts a signal:
      the values of all signals        flattenMap
      the values of the latest signal  map, switchToLatest
    """
