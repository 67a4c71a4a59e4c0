import FRP
import Marbles
import Narration

let subjects = Section("4.7") { tell in
    tell.prose(
        """
        Most signals so far had a recipe, which decides what they send. A subject has no recipe. You send values into it
        by hand, from anywhere, and its signal passes them on:
        """
    )
    tell.example {
        let doorbell = Subject<String>()
        doorbell.signal.subscribe(next: { print("kitchen hears:", $0) })
        doorbell.sendNext("ding")
        doorbell.signal.subscribe(next: { print("garden hears:", $0) })
        doorbell.sendNext("dong")
    }

    tellOfLateSubscribers(tell)
    tellOfBridging(tell)
}

private func tellOfLateSubscribers(_ tell: Teller) {
    tell.heading("Three kinds, for those who come late")
    tell.prose(
        """
        The garden came too late for the ding: this kind of subject remembers nothing. Two more kinds send something
        to a late subscriber. In the next two pictures three subscribers come: at 0, at 5, and at 15, after the end.
        `source.subscribe(subject)` sends all events of the source into the subject:
        """
    )
    tell.example {
        let subject = Subject<String>()
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(subject)
        draw(threeSubscribers(of: subject.signal))
    }
    tell.prose(
        """
        The second gets only the values that are sent later, and the third only the ending. The next example uses a
        subject that always has a value, at first a question mark:
        """
    )
    tell.example {
        let subject = BehaviorSubject("?")
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(subject)
        draw(threeSubscribers(of: subject.signal))
    }
    tell.prose(
        """
        A behaviour subject sends a new subscriber the latest value, until the subject ends. A replay subject remembers all
        values, or with a capacity the last few. It sends them even after the end:
        """
    )
    tell.example {
        let all = ReplaySubject<String>()
        let two = ReplaySubject<String>(capacity: 2)
        let source = Signal<String>(marbles: "-a-b------c-d|")
        source.subscribe(all)
        source.subscribe(two)
        draw([
            "all, at 5": all.signal.watched(from: .seconds(5)),
            "all, at 15": all.signal.watched(from: .seconds(15)),
            "two, at 15": two.signal.watched(from: .seconds(15)),
        ])
    }
    tell.correction(
        """
        in RAC 2 only the replay subject tells somebody who comes late that it has ended. A plain subject sends nothing
        then, a behaviour subject its last value, and both subscribers wait forever.
        """
    )
}

private func threeSubscribers(of signal: Signal<String>) -> KeyValuePairs<String, any Drawable> {
    [
        "at 0": signal,
        "at 5": signal.watched(from: .seconds(5)),
        "at 15": signal.watched(from: .seconds(15)),
    ]
}

private func tellOfBridging(_ tell: Teller) {
    tell.heading("A bridge to code without signals")
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
        Use a subject at this border to old code, and rarely anywhere else. The book calls a subject mutable state. A plain
        subject remembers nothing; but any code can send into it, as any code can set a global variable. To find out why a
        value came, you have to read every place that may have sent it. If a value follows from others, derive it (4.5).
        """
    )
}

/// A weather station from before signals: it calls back.
private final class OldStation {
    var onReading: (Int) -> Void = { _ in }

    func measure(_ degrees: Int) { onReading(degrees) }
}
