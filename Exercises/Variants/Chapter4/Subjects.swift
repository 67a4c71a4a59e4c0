import Attempts
import FRP

public func whatLatecomersHear() -> [String] {
    variants {
        wrong("has everybody get everything") { ["abcd|", "abcd|", "abcd|", "abcd|", "abcd|"] }
        wrong("has a behaviour subject begin again with its question mark") {
            ["cd|", "?cd|", "abcd|", "|", "cd|"]
        }
        wrong("has a behaviour subject send its value after the end") {
            ["cd|", "bcd|", "abcd|", "d|", "cd|"]
        }
        wrong("sends nobody an ending that was before") { ["cd|", "bcd|", "abcd|", "", "cd"] }
        wrong("counts the ending as one of the two") { ["cd|", "bcd|", "abcd|", "|", "d|"] }
        wrong("leaves one out") { ["cd|", "bcd|", "abcd|", "|"] }
    }
}

public final class ScaleNews: Sendable {
    private let forgetful = ReplaySubject<Int>(capacity: 0)
    private let latest = BehaviorSubject<Int?>(nil)
    private let subject = Subject<Int>()
    private let replay = ReplaySubject<Int>()
    private let behaviour = BehaviorSubject(0)

    public init() {}

    public var weights: Signal<Int> {
        variants {
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                forgetful.signal
            }
            right("`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.") {
                // After its end it has no first value, so there is nothing to skip.
                latest.signal.skip(1).compactMap(\.self)
            }
            wrong("makes a new subject for each subscriber") { Subject().signal }
            wrong("sends late subscribers the earlier weights") { replay.signal }
            wrong("begins with a weight that nobody weighed") { behaviour.signal }
            wrong("drops a weight that equals the one before") { subject.signal.distinctUntilChanged() }
            wrong("forgets the evening") { subject.signal }
            wrong("takes the first weight for the end") { subject.signal }
        }
    }

    public func weighed(_ kilos: Int) {
        variants {
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                forgetful.sendNext(kilos)
            }
            right("`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.") {
                latest.sendNext(kilos)
            }
            wrong("makes a new subject for each subscriber") { subject.sendNext(kilos) }
            wrong("sends late subscribers the earlier weights") { replay.sendNext(kilos) }
            wrong("begins with a weight that nobody weighed") { behaviour.sendNext(kilos) }
            wrong("drops a weight that equals the one before") { subject.sendNext(kilos) }
            wrong("forgets the evening") { subject.sendNext(kilos) }
            wrong("takes the first weight for the end") {
                subject.sendNext(kilos)
                subject.sendCompleted()
            }
        }
    }

    public func switchedOff() {
        variants {
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                forgetful.sendCompleted()
            }
            right("`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.") {
                latest.sendCompleted()
            }
            wrong("makes a new subject for each subscriber") { subject.sendCompleted() }
            wrong("sends late subscribers the earlier weights") { replay.sendCompleted() }
            wrong("begins with a weight that nobody weighed") { behaviour.sendCompleted() }
            wrong("drops a weight that equals the one before") { subject.sendCompleted() }
            wrong("forgets the evening") {}
            wrong("takes the first weight for the end") { subject.sendCompleted() }
        }
    }
}

public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    variants {
        right("`replay(2)` makes such a subject, and connects it at once.") { calls.replay(2) }
        right("Three handlers send into the subject; it is not subscribed itself.") {
            let board = ReplaySubject<String>(capacity: 2)
            calls.subscribe(
                next: { board.sendNext($0) }, error: { board.sendError($0) },
                completed: { board.sendCompleted() })
            return board.signal
        }
        right("`multicast` and `connect` are `replay(2)` written out.") {
            let connection = calls.multicast(ReplaySubject(capacity: 2))
            connection.connect()
            return connection.signal
        }
        wrong("returns the calls as they are") { calls }
        wrong("begins to listen when somebody subscribes") { .defer { calls.replay(2) } }
        wrong("remembers all") { calls.replay() }
        wrong("remembers only the last one") { calls.replayLast() }
        wrong("passes the calls on, and not the end") { calls.catchTo(.empty).concat(.never).replay(2) }
        wrong("takes every ending for a good one") { calls.catchTo(.empty).replay(2) }
    }
}
