import Attempts
import FRP

public final class ScaleNews: Sendable {
    private let forgetful = ReplaySubject<Int>(capacity: 0)
    private let latest = BehaviorSubject<Int?>(nil)

    public init() {}

    public var weights: Signal<Int> {
        accepted([
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.forgetful.signal
            },
            "`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.": {
                // After its end it has no first value, so there is nothing to skip.
                self.latest.signal.skip(1).compactMap(\.self)
            },
        ])
    }

    public func weighed(_ kilos: Int) {
        accepted([
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.forgetful.sendNext(kilos)
            },
            "`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.": {
                self.latest.sendNext(kilos)
            },
        ])
    }

    public func switchedOff() {
        accepted([
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.forgetful.sendCompleted()
            },
            "`skip(1)` drops the value that a `BehaviorSubject` sends to each new subscriber.": {
                self.latest.sendCompleted()
            },
        ])
    }
}

public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    accepted([
        "`replay(2)` makes such a subject, and connects it at once.": { calls.replay(2) },
        "Three handlers send into the subject; it is not subscribed itself.": {
            let board = ReplaySubject<String>(capacity: 2)
            calls.subscribe(
                next: { board.sendNext($0) },
                error: { board.sendError($0) },
                completed: { board.sendCompleted() }
            )
            return board.signal
        },
        "`multicast` and `connect` are `replay(2)` written out.": {
            let connection = calls.multicast(ReplaySubject(capacity: 2))
            connection.connect()
            return connection.signal
        },
    ])
}
