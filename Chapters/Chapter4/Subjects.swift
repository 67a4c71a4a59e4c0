import FRP
import Marbles
import Narration

let subjects = Section("4.7") { tell in
    tell.prose(
        """
        So far the recipe of a signal decided what it sends. You send values into a subject by hand, from anywhere, and its
        signal passes them on:
        """
    )
    tell.example {
        let doorbell = Subject<String>()
        doorbell.signal.subscribe(next: { print("kitchen hears:", $0) })
        doorbell.sendNext("ding")
        doorbell.signal.subscribe(next: { print("garden hears:", $0) })
        doorbell.sendNext("dong")
    }
    tell.prose(
        """
        The garden came too late for the ding: a subject remembers nothing. There are two more kinds, which differ in what
        they send to newcomers. In the pictures one subscriber comes early, one at 5, and one after the end.
        """
    )
    tellOfNewcomers(tell)
    tellOfBridging(tell)
    tell.closing(
        """
        In Rx: PublishSubject, BehaviorSubject, ReplaySubject. In Combine: PassthroughSubject, CurrentValueSubject; it has
        no replay.

        Try it: exercises 4.7.1 to 4.7.3, Exercises/Chapter4/Subjects.swift
        """
    )
}

private func tellOfNewcomers(_ tell: Teller) {
    tell.example {
        let time = TestScheduler()
        let subject = Subject<String>()
        Signal<String>(marbles: "-a-b--c-d|", on: time).subscribe(subject)
        let early = time.record(subject.signal)
        let late = time.record(subject.signal, subscribedAt: .seconds(5))
        let last = time.record(subject.signal, subscribedAt: .seconds(12))
        time.run()
        draw(
            Picture(
                Timeline("early", early),
                Timeline("late", late),
                Timeline("last", last)
            )
        )
    }
    tell.prose(
        """
        The late subscriber gets only the values that come later. The last one gets the ending, but no value. Now the same
        three with a subject that always has a value, at first a question mark:
        """
    )
    tell.example {
        let subject = BehaviorSubject("?")
        draw(newcomers(of: subject))
    }
    tell.prose(
        """
        A behaviour subject sends newcomers the latest value, until it ends. The third kind remembers everything:
        """
    )
    tell.example {
        let subject = ReplaySubject<String>()
        draw(newcomers(of: subject))
    }
    tell.prose(
        """
        A replay subject sends newcomers all its events, even after the end. With a capacity it keeps only the last few
        values: `ReplaySubject(capacity: 2)`.
        """
    )
}

/// The same three subscribers, and what they see of a subject.
private func newcomers(of subject: some SubjectType<String>) -> Picture {
    let time = TestScheduler()
    Signal<String>(marbles: "-a-b--c-d|", on: time).subscribe(subject)
    let early = time.record(subject.signal)
    let late = time.record(subject.signal, subscribedAt: .seconds(5))
    let last = time.record(subject.signal, subscribedAt: .seconds(12))
    time.run()
    return Picture(Timeline("early", early), Timeline("late", late), Timeline("last", last))
}

private func tellOfBridging(_ tell: Teller) {
    tell.prose(
        """
        Use a subject at the border to code without signals: in its callback, send the value into the subject.
        """
    )
    tell.example {
        let station = OldStation()
        let readings = Subject<Int>()
        station.onReading = { readings.sendNext($0) }
        let warm = readings.signal.filter { $0 > 20 }
        warm.subscribe(next: { print("warm:", $0) })
        for degrees in [18, 21, 24] { station.measure(degrees) }
    }
    tell.prose(
        """
        Use it there, and rarely elsewhere. A subject is like a variable: all code that has it can send into it. To find
        out why a value came, you have to read every place that may have sent it. If a value follows from others, say how,
        with `map`, `combineLatest` and similar operators.
        """
    )
}

/// A weather station from before signals: it calls back.
private final class OldStation {
    var onReading: (Int) -> Void = { _ in }

    func measure(_ degrees: Int) { onReading(degrees) }
}
