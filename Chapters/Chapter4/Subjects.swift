import FRP
import Marbles
import Narration

let subjects = Section(
    4,
    7,
    "RACSubject",
    name: "subjects",
    book: "chapter4/racsubject",
    chineseTitle: "RACSubject"
) { tell in
    tell.prose(
        """
        So far a signal sent what its recipe said. A subject is a signal that one can send into by hand, from anywhere:
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
        a newcomer is told. To see it in time: one subscriber comes early, one at 5, and one after the end.
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
        The late one is told only what comes later, and the last one the ending, but no value. Now the same three with a
        subject that always has a value, a question mark to begin with:
        """
    )
    tell.example {
        let subject = BehaviorSubject("?")
        draw(newcomers(of: subject))
    }
    tell.prose("A behaviour subject tells newcomers the latest value. And one that remembers everything:")
    tell.example {
        let subject = ReplaySubject<String>()
        draw(newcomers(of: subject))
    }
    tell.prose(
        """
        A replay subject tells everything there was, even after the end. With a capacity it keeps the last few:
        `ReplaySubject(capacity: 2)`.
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
        What is it good for? For the border: where code that knows nothing of signals calls you back, a subject carries
        its news over.
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
        Use it there and seldom elsewhere. A subject is a variable in disguise: anybody who has it can send, and to learn
        why a value came one has to read every place that might have sent it. Where a value follows from others, say how:
        with `map`, `combineLatest` and their like.
        """
    )
}

/// A weather station from before signals: it calls back.
private final class OldStation {
    var onReading: (Int) -> Void = { _ in }

    func measure(_ degrees: Int) { onReading(degrees) }
}
