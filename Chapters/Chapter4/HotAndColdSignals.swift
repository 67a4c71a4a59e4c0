import FRP
import Marbles
import Narration

let hotAndColdSignals = Section("4.8") { tell in
    tell.prose(
        """
        A signal is a list of values with their times (2.2). Is there one list for all subscribers, or a new one for
        each? A cold signal makes a new one: its recipe (4.3) runs again for each subscriber, and not before. Below,
        the list of 2.2 is a recording. Two people listen to it: one at the window, from 0 on, and one in the garden,
        from 5 on. (`MarbleSource` is a source for experiments. It does what a diagram says, and counts its
        subscriptions.)
        """
    )
    tell.example {
        let recording = MarbleSource<Int>.cold("1---3-------5|")
        draw([
            "window": recording.signal,
            "garden": recording.signal.watched(from: .seconds(5)),
        ])
        print("played", recording.subscriptions.count, "times")
    }
    tell.prose(
        """
        The garden came later, and got everything from the beginning. (`Signal(marbles:)` is cold, too.)

        A hot signal is like a radio programme: it goes on whether anybody listens or not. There is one list for all, and a
        new subscriber gets the rest of it:
        """
    )
    tell.example {
        let radio = MarbleSource<Int>.hot("1---3-------5|")
        draw([
            "window": radio.signal,
            "garden": radio.signal.watched(from: .seconds(2)),
        ])
    }
    tell.prose(
        """
        The garden subscribed at 2 and missed the 1. Key presses, doors that open, and subjects are hot; requests,
        files and timers are usually made cold. A property is hot too: it does not begin again. But like a behaviour
        subject, it sends a new subscriber the latest value first.
        """
    )
    tell.correction(
        """
        it says that hot signals are rare. On a screen they are not: each key press comes from one.
        """
    )
    tellOfTheChain(tell)
}

private func tellOfTheChain(_ tell: Teller) {
    tell.heading("The source, and the chain after it")
    tell.prose(
        """
        Both kinds have the same type. To find out which kind a signal is, count how often its source works. But count
        only the source, not the steps after it: in 4.5 the closure of `map` ran for each subscriber.

        Here is a cold source with a chain, and two subscribers. `defer` calls its closure for each subscriber, and subscribes
        to the signal that the closure returns.
        """
    )
    tell.example {
        let cold = Signal<Int>.defer {
            print("the source works")
            return .return(21)
        }
        let label = cold.map { degrees in
            print("  map is called")
            return "\(degrees)°"
        }
        label.subscribe(next: { print("  window:", $0) })
        label.subscribe(next: { print("  garden:", $0) })
    }
    tell.prose("The same chain after a hot source:")
    tell.example {
        let hot = Subject<Int>()
        let label = hot.signal.map { degrees in
            print("  map is called")
            return "\(degrees)°"
        }
        label.subscribe(next: { print("  window:", $0) })
        label.subscribe(next: { print("  garden:", $0) })
        print("the source works")
        hot.sendNext(21)
    }
    tell.diagram(
        """
        cold ──▶ map ──▶ window              ┌──▶ map ──▶ window
        cold ──▶ map ──▶ garden        hot ──┤
                                             └──▶ map ──▶ garden
        """)
    tell.prose(
        """
        A cold source works once for each subscriber, a hot one once for all. But each subscriber has a copy of the chain
        after the source: so `map` is called for each of them. The next section shows how several subscribers share one
        source, and one chain.
        """
    )
    tell.fold(
        "At work: another signal in ReactiveSwift",
        """
        ReactiveSwift calls our `Signal` a `SignalProducer`. What it calls `Signal` is always hot, and its `map` runs
        once for all.
        """
    )
}
