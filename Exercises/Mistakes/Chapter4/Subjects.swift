import Attempts
import FRP

public func whatLatecomersHear() -> [String] {
    mistake([
        "has everybody hear everything": { ["abcd|", "abcd|", "abcd|", "abcd|", "abcd|"] },
        "has a behaviour subject begin anew with its question mark": {
            ["cd|", "?cd|", "abcd|", "|", "cd|"]
        },
        "has a behaviour subject tell its value after the end": { ["cd|", "bcd|", "abcd|", "d|", "cd|"] },
        "has nobody hear an ending that was before": { ["cd|", "bcd|", "abcd|", "", "cd"] },
        "counts the ending as one of the two": { ["cd|", "bcd|", "abcd|", "|", "d|"] },
        "leaves one out": { ["cd|", "bcd|", "abcd|", "|"] },
    ])
}

public final class ScaleNews: Sendable {
    private let subject = Subject<Int>()
    private let replay = ReplaySubject<Int>()
    private let behaviour = BehaviorSubject(0)

    public init() {}

    public var weights: Signal<Int> {
        mistake([
            "makes another subject for whoever asks": { Subject().signal },
            "tells latecomers what was": { self.replay.signal },
            "begins with a weight that nobody weighed": { self.behaviour.signal },
            "forgets the evening": { self.subject.signal },
            "takes the first weight for the end": { self.subject.signal },
        ])
    }

    public func weighed(_ kilos: Int) {
        mistake([
            "makes another subject for whoever asks": { self.subject.sendNext(kilos) },
            "tells latecomers what was": { self.replay.sendNext(kilos) },
            "begins with a weight that nobody weighed": { self.behaviour.sendNext(kilos) },
            "forgets the evening": { self.subject.sendNext(kilos) },
            "takes the first weight for the end": {
                self.subject.sendNext(kilos)
                self.subject.sendCompleted()
            },
        ])
    }

    public func switchedOff() {
        mistake([
            "makes another subject for whoever asks": { self.subject.sendCompleted() },
            "tells latecomers what was": { self.replay.sendCompleted() },
            "begins with a weight that nobody weighed": { self.behaviour.sendCompleted() },
            "forgets the evening": {},
            "takes the first weight for the end": { self.subject.sendCompleted() },
        ])
    }
}

public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    mistake([
        "hands over the calls as they are": { calls },
        "begins to listen when somebody subscribes": {
            Signal { observer in
                let board = ReplaySubject<String>(capacity: 2)
                calls.subscribe(board)
                return board.signal.subscribe(observer)
            }
        },
        "remembers all": { calls.replay() },
        "remembers the last one alone": { calls.replayLast() },
        "passes the calls on, and not the end": {
            let board = ReplaySubject<String>(capacity: 2)
            calls.subscribe(next: { board.sendNext($0) })
            return board.signal
        },
        "takes every ending for a good one": {
            let board = ReplaySubject<String>(capacity: 2)
            calls.catchTo(.empty).subscribe(board)
            return board.signal
        },
    ])
}
