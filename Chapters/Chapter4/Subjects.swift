import FRP
import Marbles
import Narration

let subjects = Section("4.7") { tell in
    tell.prose(
        """
        So far the recipe of a signal decided what the signal sends. A subject has no recipe. You send values into it by
        hand, from anywhere, and its signal passes them on:
        """
    )
    tell.example {
        let doorbell = Subject<String>()
        doorbell.signal.subscribe(next: { print("kitchen hears:", $0) })
        doorbell.sendNext("ding")
        doorbell.signal.subscribe(next: { print("garden hears:", $0) })
        doorbell.sendNext("dong")
    }
    tell.translation([
        "RACSubject *doorbell = [RACSubject subject];": "let doorbell = Subject<String>()",
        "[doorbell sendNext:@\"ding\"];": "doorbell.sendNext(\"ding\")",
    ])
    tell.prose(
        """
        The garden came too late for the ding: this kind of subject does not remember values. There are two more kinds
        of subjects. They differ in what they send to newcomers. In the next pictures one subscriber comes early, one
        at 5, and one at 15, after the end. `source.subscribe(subject)` sends all events of the source into the
        subject:
        """
    )
    tellOfNewcomers(tell)
    tellOfBridging(tell)
    tell.closing(
        """
        In Rx: PublishSubject, BehaviorSubject, ReplaySubject. In Combine: PassthroughSubject, CurrentValueSubject;
        Combine has no replay subject.
        """
    )
}

private func tellOfNewcomers(_ tell: Teller) {
    tell.example {
        let subject = Subject<String>()
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(subject)
        draw([
            "early": subject.signal,
            "late": subject.signal.watched(from: .seconds(5)),
            "last": subject.signal.watched(from: .seconds(15)),
        ])
    }
    tell.prose(
        """
        The late subscriber gets only the values that come later. The last one gets the ending, but no value. The next
        example uses a subject that always has a value, at first a question mark. `newcomers` makes the same three
        subscribers:
        """
    )
    tell.example {
        let subject = BehaviorSubject("?")
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(subject)
        draw(newcomers(to: subject.signal))
    }
    tell.prose(
        """
        A behaviour subject sends newcomers the latest value, until it ends. The third kind remembers everything:
        """
    )
    tell.example {
        let subject = ReplaySubject<String>()
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(subject)
        draw(newcomers(to: subject.signal))
    }
    tell.prose(
        """
        A replay subject sends newcomers all its events, even after the end. With a capacity it keeps only the last few
        values: `ReplaySubject(capacity: 2)`.
        """
    )
    tell.translation([
        "[RACBehaviorSubject behaviorSubjectWithDefaultValue:@\"?\"];": "BehaviorSubject(\"?\")",
        "[RACReplaySubject subject];": "ReplaySubject<String>()",
    ])
}

/// The same three subscribers again.
private func newcomers(to signal: Signal<String>) -> KeyValuePairs<String, any Drawable> {
    [
        "early": signal,
        "late": signal.watched(from: .seconds(5)),
        "last": signal.watched(from: .seconds(15)),
    ]
}

private func tellOfBridging(_ tell: Teller) {
    tell.prose(
        """
        Use a subject where your signals meet code without signals. Here that code is `OldStation`, an object with a
        callback, `onReading`. The callback sends each value into the subject:
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
        Use a subject there, and rarely elsewhere. The book calls a subject mutable state. A plain `Subject` holds no
        value, so it is no state, but it is like a variable: all code that has it can send into it. To find out why a
        value came, you have to read every place that may have sent it. If a value follows from others, say how, with
        `map`, `combineLatest` and similar operators.
        """
    )
}

/// A weather station from before signals: it calls back.
private final class OldStation {
    var onReading: (Int) -> Void = { _ in }

    func measure(_ degrees: Int) { onReading(degrees) }
}
