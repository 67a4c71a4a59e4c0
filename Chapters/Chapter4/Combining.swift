import FRP
import Marbles
import Narration

let combining = Section("4.10") { tell in
    tell.prose(
        """
        Until now a signal mostly came from one source. In this section several signals become one. First we join two
        signals. Later come signals whose values are signals too. We begin with two doorbells that one person hears:
        """
    )
    tell.example {
        let front = Signal<String>(marbles: "--f----f-|")
        let back = Signal<String>(marbles: "----b-b----|")
        draw([
            "front": front,
            "back": back,
            "merge": front.merge(back),
            "concat": front.concat(back),
        ])
    }
    tell.translation([
        "[front merge:back];": "front.merge(back)", "[front concat:back];": "front.concat(back)",
    ])
    tell.prose(
        """
        `merge` passes on each value of both, as it arrives. It completes when both have completed. `concat` passes on the
        first signal, and subscribes to the second when the first has completed, here at 9. The second is cold: it begins
        then, and its first `b` comes four seconds later.
        """
    )
    tellOfPairs(tell)
    tellOfSampling(tell)
    tellOfEnding(tell)
    tellOfSignalsOfSignals(tell)
    tellOfTheOrder(tell)
    tell.closing(
        """
        Rx and Combine use the same words for `merge`, `zip` and `combineLatest`. `flattenMap` is `flatMap` there.
        `switchToLatest` is the same word in Combine, and `switchLatest` in Rx. Rx has `concat`, `startWith` and
        `take(until:)`; Combine says `append`, `prepend` and `prefix(untilOutputFrom:)`. Rx's `sample` sends each value
        only once; Combine has no `sample`.
        """
    )
}

private func tellOfPairs(_ tell: Teller) {
    tell.prose(
        """
        `zip` and `combineLatest` make pairs of the values of two signals. These two send how many apples and how many pears
        there are, and `map(+)` adds the two numbers of each pair:
        """
    )
    tell.example {
        let apples = Signal<Int>(marbles: "-1--2-----3--|")
        let pears = Signal<Int>(marbles: "---4----5|")
        draw([
            "apples": apples,
            "pears": pears,
            "zip": apples.zip(with: pears).map(+),
            "combineLatest": apples.combineLatest(with: pears).map(+),
        ])
    }
    tell.translation([
        "[apples zipWith:pears];": "apples.zip(with: pears)",
        "[apples combineLatestWith:pears];": "apples.combineLatest(with: pears)",
    ])
    tell.prose(
        """
        `zip` pairs by position: first with first, second with second. A value waits until the other side has sent its
        partner. `zip` completes when no more pair is possible: at 9 there were no more pears.

        `combineLatest` makes a pair for each value of either side, with the latest value of the other. It completes when
        both have completed. Use it for state that follows from other state, as in section 2.2.

        Neither sends anything before both sides have a value. `startWith` sends a first value at once:
        """
    )
    tell.example {
        let apples = Signal<Int>(marbles: "-1--2-----3--|").startWith(0)
        let pears = Signal<Int>(marbles: "---4----5|").startWith(0)
        draw([
            "apples": apples,
            "pears": pears,
            "combineLatest": apples.combineLatest(with: pears).map(+),
        ])
    }
}

private func tellOfSampling(_ tell: Teller) {
    tell.prose(
        """
        `sample` also looks at the latest value of a signal, but only at the moments when another signal sends:
        """
    )
    tell.example {
        let thermometer = Signal<Int>(marbles: "--5--6--------7---|")
        let button = Signal<String>(marbles: "x---x----x-x----x")
        let read = thermometer.sample(by: button)
        draw([
            "thermometer": thermometer,
            "button": button,
            "sample": read,
            "no repeats": read.distinctUntilChanged(),
        ])
    }
    tell.prose(
        """
        At 0 there was no temperature, so nothing was sent. At 9 and 11 it was the same, and `sample` sent it again;
        `distinctUntilChanged` drops a value that is equal to the one before. `sample` completed with the thermometer.
        """
    )
}

private func tellOfEnding(_ tell: Teller) {
    tell.prose(
        "`takeUntil` passes on a signal until another one sends a value or completes. Then it completes:")
    tell.example {
        let prices = Signal<Int>(marbles: "-1-2-3-4-5-6-|")
        let stop = Signal<String>(marbles: "------s----|")
        let closing = Signal<String>(marbles: "---------|")
        draw([
            "prices": prices,
            "until the stop": prices.takeUntil(stop),
            "until closing": prices.takeUntil(closing),
        ])
    }
    tell.prose("The value of the other signal is not passed on. Only its time matters.")
}

private func tellOfSignalsOfSignals(_ tell: Teller) {
    tell.prose(
        """
        Now signals of signals. A value can be anything, so it can be a signal too: a request that is not sent yet, a film
        that nobody plays. If `map` makes a signal from each value, its result is an outer signal that sends inner ones:
        below, `searches` is a `Signal<Signal<String>>`. Who subscribes to an inner signal?
        """
    )
    tell.example {
        let typed = Subject<String>()
        let searches = typed.signal.map { text in
            Signal<String> { observer in
                print("  searching for \(text)")
                observer.sendNext("found \(text)")
                observer.sendCompleted()
                return .none
            }
        }
        searches.subscribe(next: { _ in print("a search has come") })
        typed.sendNext("tea")
        searches.flatten().subscribe(next: { print($0) })
        typed.sendNext("cake")
    }
    tell.prose(
        """
        The first subscriber got the search for tea as a value. Nobody subscribed to that value, so nobody searched for
        tea. `flatten` subscribes for you: to the outer signal, and to each inner one. Its result is a plain `Signal<String>`.

        Here each number starts a search. The answers to 1 take longer:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-----|")
        let slow = Signal<Int>(marbles: "---1---1|")
        let quick = Signal<Int>(marbles: "-2--2|")
        let searches = typed.map { $0 == 1 ? slow : quick }
        draw([
            "typed": typed,
            "search 1": slow.watched(from: .seconds(1)),
            "search 2": quick.watched(from: .seconds(6)),
            "flatten": searches.flatten(),
            "flattenMap": typed.flattenMap { $0 == 1 ? slow : quick },
        ])
    }
    tell.translation([
        "[typed flattenMap:^RACStream *(NSNumber *number) { … }];": "typed.flattenMap { … }"
    ])
    tell.prose(
        """
        `flatten` merges all inner signals. The last 1 arrives after the first 2. `flattenMap` is `map` and `flatten` in
        one word. Both complete when the outer signal and all inner ones have completed.

        Often you do not want answers mixed. There are two ways out: one search after the other, or only the latest.
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-----|")
        let slow = Signal<Int>(marbles: "---1---1|")
        let quick = Signal<Int>(marbles: "-2--2|")
        let searches = typed.map { $0 == 1 ? slow : quick }
        draw([
            "typed": typed,
            "concat": searches.concat(),
            "switchToLatest": searches.switchToLatest(),
        ])
    }
    tell.translation(["[searches switchToLatest];": "searches.switchToLatest()"])
    tell.prose(
        """
        `concat()` subscribes to an inner signal when the one before has completed: search 2 began at 9. `switchToLatest`
        subscribes at once, and disposes the one before: search 1 ended at 6. That is right for a search field.
        """
    )
    tell.prose("Which one to choose when:")
    tell.diagram(whichToChoose)
}

/// What each operator of this section is for. All of it was drawn before.
private let whichToChoose = """
    all values of both                   merge
    one signal after the other           concat
    pairs by position                    zip
    the latest of both, at each change   combineLatest
    the latest, when the other sends     sample
    all values, until the other sends    takeUntil

    each value starts a signal:
      all of them, at the same time      flattenMap
      all of them, one after the other   map, concat()
      only the latest                    map, switchToLatest
    """

private func tellOfTheOrder(_ tell: Teller) {
    tell.prose(
        """
        The last topic is the order of values from several sources. An operator such as `merge` joins two sources, and
        one thread sends to both. Then the values arrive in the order in which they were sent, unless one of the sources
        is busy. Here a handler of `orders` sends to `orders` again, and then to `notes`:
        """
    )
    tell.example {
        let (orders, notes) = (Subject<String>(), Subject<String>())
        orders.signal.merge(notes.signal).subscribe(next: { print($0) })
        orders.signal.filter { $0 == "order 1" }.subscribe(next: { _ in
            orders.sendNext("order 2")
            notes.sendNext("note 2")
        })
        notes.sendNext("note 1")
        orders.sendNext("order 1")
    }
    tell.prose(
        """
        `note 2` overtook `order 2`. A subject delivers one event at a time, and `orders` was still busy with
        `order 1`; so `order 2` had to wait. The same can happen while another thread is inside a handler of one of the
        sources. If the order matters to you, send all these values to one source. The rule is K2 in
        Sources/FRP/FRP.docc/Rules/Concurrency.md.
        """
    )
}
