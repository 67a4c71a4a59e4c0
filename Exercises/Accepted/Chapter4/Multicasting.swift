import Attempts
import FRP

public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    accepted([
        "The screens subscribe to a subject, and the subject to the forecast: `publish` by hand.": {
            let all = Subject<Int>()
            for screen in screens { all.signal.subscribe(screen) }
            return forecast.subscribe(all)
        },
        "One handler sends each event to all screens, so no connection is needed.": {
            forecast.subscribe { event in screens.forEach { $0.send(event) } }
        },
        "Three handlers, one for each kind of event, send to all screens.": {
            forecast.subscribe(
                next: { value in screens.forEach { $0.sendNext(value) } },
                error: { error in screens.forEach { $0.sendError(error) } },
                completed: { screens.forEach { $0.sendCompleted() } }
            )
        },
    ])
}

public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    accepted([
        "`multicast(Subject())` is `publish()` written out.": { clock.multicast(Subject()).autoconnect() },
        "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
            clock.multicast(ReplaySubject(capacity: 0)).autoconnect()
        },
    ])
}

public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    accepted([
        "A signal made by hand subscribes and then connects; only the first `connect` does something.": {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return Signal { observer in
                let subscription = connection.signal.subscribe(observer)
                connection.connect()
                return subscription
            }
        },
        "`initially` connects before it subscribes; the replay subject keeps what comes in between.": {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return connection.signal.initially { connection.connect() }
        },
    ])
}
