import FRP
import Marbles
import Narration

let hotAndColdSignals = Section("4.8") { tell in
    tell.prose(
        """
        A cold signal is a recipe. Nothing happens until somebody subscribes, and then it happens again for each
        subscriber.
        """
    )
    tell.example {
        let weather = Signal<String> { observer in
            print("asking the weather station")
            observer.sendNext("18°")
            observer.sendCompleted()
            return .none
        }
        weather.subscribe(next: { print("window:", $0) })
        weather.subscribe(next: { print("garden:", $0) })
    }
    tell.prose(
        """
        Two subscribers: the station is asked twice. The next picture shows it over time; the garden subscribes at 5.
        `MarbleSource` is a source for experiments, which writes down its subscriptions:
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
        The garden came later and got everything from the beginning: its own run of the recipe.

        A hot signal is like a radio programme: it goes on whether anybody listens or not. It does not begin again for a
        newcomer:
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
        The garden subscribed at 4 and missed `a`. Key presses, doors that open, subjects and properties are hot; requests,
        files and timers are cold. The book says that hot signals are rare. In a program with a screen they are not: every
        key press comes from one.

        Both kinds have the same type. To find out which kind a signal is, count how often its recipe runs. Here the
        recipe adds one to `asked`. `defer` calls its closure for each subscriber, and subscribes to the signal that the
        closure returns:
        """
    )
    tell.example {
        let asked = Property(0)
        let cold = Signal<Int>.defer {
            asked.modify { $0 += 1 }
            return .return(18)
        }
        for _ in 1...3 { cold.map { $0 * 2 }.subscribe() }
        print("three subscribers, asked", asked.value, "times")
    }
    tell.translation(["[RACSignal defer:^RACSignal *{ … }];": "Signal<Int>.defer { … }"])
    tell.prose(
        "The signal is cold: each subscriber asked. The next section shows how many subscribers share one run."
    )
    tell.closing(
        """
        Rx and Combine use the same words. There too you cannot see from the type which kind a signal is.
        """
    )
}
