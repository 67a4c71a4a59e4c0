import FRP
import Marbles
import Narration

let hotAndColdSignals = Section("4.8") { tell in
    tell.prose(
        """
        A cold signal is a recipe. Nothing happens until somebody subscribes, and then it happens again for each
        subscriber. Below, the garden subscribes at 5. (`MarbleSource` is a source for experiments. It does what a
        diagram says, and counts its subscriptions.)
        """
    )
    tell.example {
        let weather = MarbleSource<String>.cold("--a--b--c|")
        draw([
            "window": weather.signal,
            "garden": weather.signal.watched(from: .seconds(5)),
        ])
        print("asked", weather.subscriptions.count, "times")
    }
    tell.prose(
        """
        The garden came later, and got everything from the beginning. (Most pictures of the workbook use
        `Signal(marbles:)`. It is cold, too.)

        A hot signal is like a radio programme: it goes on whether anybody listens or not. It does not begin again for a
        new subscriber:
        """
    )
    tell.example {
        let radio = MarbleSource<String>.hot("--a--b--c|")
        draw([
            "window": radio.signal,
            "garden": radio.signal.watched(from: .seconds(4)),
        ])
    }
    tell.prose(
        """
        The garden subscribed at 4 and missed `a`. Key presses, doors that open, and subjects are hot; requests, files and
        timers are usually made cold. (5.1 makes a request that is not.) A property is hot too: it does not begin again.
        But like a behaviour subject, it sends a new subscriber the latest value first.
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
        only the source, not the steps after it: in 4.5 the closure of `map` ran for each subscriber, although
        somebody typed only once.

        Here are two sources, with the same chain and the same two subscribers after each. `defer` makes the cold one: it
        calls its closure for each subscriber, and subscribes to the signal that the closure returns.
        """
    )
    tell.example {
        let cold = Signal<Int>.defer {
            print("the cold source works")
            return .return(21)
        }
        let hot = Subject<Int>()
        for source in [cold, hot.signal] {
            let label = source.map { degrees in
                print("  map is called")
                return "\(degrees)°"
            }
            label.subscribe(next: { print("  window:", $0) })
            label.subscribe(next: { print("  garden:", $0) })
        }
        print("the hot source works")
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
        after the source. So `map` is called for each subscriber, whether the source is hot or cold. The next section
        shows how several subscribers share one source, and one chain.
        """
    )
}
