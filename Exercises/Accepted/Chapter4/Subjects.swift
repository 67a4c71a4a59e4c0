import Attempts
import FRP
@_exported import Chapter4Solutions

public final class ScaleNews: Sendable {
    private let forgetful = ReplaySubject<Int>(capacity: 0)
    private let latest = BehaviorSubject<Int?>(nil)

    public init() {}

    public var weights: Signal<Int> {
        accepted([
            "with a replay subject that keeps nothing": { self.forgetful.signal },
            "with a behaviour subject whose first value is skipped": {
                // After its end it has no first value, so there is nothing to skip.
                self.latest.signal.skip(1).compactMap(\.self)
            },
        ])
    }

    public func weighed(_ kilos: Int) {
        accepted([
            "with a replay subject that keeps nothing": { self.forgetful.sendNext(kilos) },
            "with a behaviour subject whose first value is skipped": { self.latest.sendNext(kilos) },
        ])
    }

    public func switchedOff() {
        accepted([
            "with a replay subject that keeps nothing": { self.forgetful.sendCompleted() },
            "with a behaviour subject whose first value is skipped": { self.latest.sendCompleted() },
        ])
    }
}

public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    accepted([
        "with replay": { calls.replay(2) },
        "by handing over each of the three events": {
            let board = ReplaySubject<String>(capacity: 2)
            calls.subscribe(
                next: { board.sendNext($0) },
                error: { board.sendError($0) },
                completed: { board.sendCompleted() }
            )
            return board.signal
        },
        "with a connection": {
            let connection = calls.multicast(ReplaySubject(capacity: 2))
            connection.connect()
            return connection.signal
        },
    ])
}
