import FRP
import Marbles
import Narration

let hotAndColdSignals = Section(
    4,
    8,
    "Hot and cold signals",
    name: "hot-and-cold-signals",
    book: "chapter4/hot_and_cold_signals",
    chineseTitle: "热信号与冷信号"
) { tell in
    tell.prose(
        """
        A cold signal is a recipe. Nothing happens until somebody subscribes, and then it happens again for everybody who
        does.
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
    tell.prose("Two subscribers, two questions. In time it looks like this; the garden subscribes at 5:")
    tell.example {
        let time = TestScheduler()
        let weather = MarbleSource<String>.cold("--a--b--c|", on: time)
        let window = time.record(weather.signal)
        let garden = time.record(weather.signal, subscribedAt: .seconds(5))
        time.run()
        draw(Picture(Timeline("window", window), Timeline("garden", garden)))
        print("asked", weather.subscriptions.count, "times")
    }
    tell.prose(
        """
        The garden came later and was told everything, from the beginning: its own run of the recipe.

        A hot signal is an event that is on, like a broadcast. It does not begin because somebody listens, and it does not
        begin again:
        """
    )
    tell.example {
        let time = TestScheduler()
        let radio = MarbleSource<String>.hot("--a--b--c|", on: time)
        let window = time.record(radio.signal)
        let garden = time.record(radio.signal, subscribedAt: .seconds(4))
        time.run()
        draw(Picture(Timeline("window", window), Timeline("garden", garden)))
    }
    tell.prose(
        """
        The garden, from 4 on, has missed `a`. Keys that are pressed, doors that open, subjects and properties are hot;
        requests, files and timers are cold.

        The type does not tell one from the other. What tells is a side effect, and how often it happens:
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
    tell.prose("To have one run for many subscribers is what the next section is about.")
    tell.closing(
        """
        In Rx and Combine: the same words, and the same care.

        Try it: exercises 4.8.1 to 4.8.3, Exercises/Chapter4/HotAndColdSignals.swift
        """
    )
}
