import Attempts
import FRP

public func linesOfTheConnection() -> [String] {
    variants {
        wrong("thinks that subscribing asks") { ["asking", "window: 18°", "connecting", "garden: done"] }
        wrong("thinks that a late subscriber gets the value") {
            ["connecting", "asking", "window: 18°", "garden: 18°", "garden: done"]
        }
        wrong("thinks that the second connect asks again") {
            ["connecting", "asking", "window: 18°", "garden: done", "asking"]
        }
        wrong("thinks that a late subscriber does not even get the end") {
            ["connecting", "asking", "window: 18°"]
        }
    }
}

public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    variants {
        right("The screens subscribe to a subject, and the subject to the forecast: `publish` by hand.") {
            let all = Subject<Int>()
            for screen in screens { all.signal.subscribe(screen) }
            return forecast.subscribe(all)
        }
        right("One handler sends each event to all screens, so no connection is needed.") {
            forecast.subscribe { event in screens.forEach { $0.send(event) } }
        }
        right("Three handlers, one for each kind of event, send to all screens.") {
            forecast.subscribe(
                next: { value in screens.forEach { $0.sendNext(value) } },
                error: { error in screens.forEach { $0.sendError(error) } },
                completed: { screens.forEach { $0.sendCompleted() } })
        }
        wrong("asks once for each screen") { Disposable(screens.map { forecast.subscribe($0) }) }
        wrong("connects before anybody listens") {
            let connection = forecast.publish()
            let disposable = connection.connect()
            for screen in screens { connection.signal.subscribe(screen) }
            return disposable
        }
        wrong("never connects") {
            let connection = forecast.publish()
            return Disposable(screens.map { connection.signal.subscribe($0) })
        }
        wrong("stops the screens and not the request") {
            let connection = forecast.publish()
            let watching = Disposable(screens.map { connection.signal.subscribe($0) })
            connection.connect()
            return watching
        }
        wrong("passes on the completion and no error") {
            forecast.subscribe(
                next: { value in screens.forEach { $0.sendNext(value) } },
                completed: { screens.forEach { $0.sendCompleted() } })
        }
        wrong("passes on the values and not the end") {
            forecast.subscribe(next: { value in screens.forEach { $0.sendNext(value) } })
        }
    }
}

public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    variants {
        right("`multicast(Subject())` is `publish()` written out.") {
            clock.multicast(Subject()).autoconnect()
        }
        right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
            clock.multicast(ReplaySubject(capacity: 0)).autoconnect()
        }
        wrong("starts the clock before anybody looks") {
            let connection = clock.publish()
            connection.connect()
            return connection.signal
        }
        wrong("starts a clock for each subscriber") { clock }
        wrong("makes a connection for each subscriber") { .defer { clock.publish().autoconnect() } }
        wrong("connects when somebody comes and never stops") {
            let connection = clock.publish()
            return connection.signal.initially { connection.connect() }
        }
        wrong("stops when the first one leaves") {
            let connection = clock.publish()
            return Signal { Disposable([connection.signal.subscribe($0), connection.connect()]) }
        }
        wrong("sends Ben the ticks that he has missed") { clock.multicast(ReplaySubject()).autoconnect() }
    }
}

public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    variants {
        right("A signal made by hand subscribes and then connects; only the first `connect` does something.")
        {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return Signal { observer in
                let subscription = connection.signal.subscribe(observer)
                connection.connect()
                return subscription
            }
        }
        right("`initially` connects before it subscribes; the replay subject keeps what comes in between.") {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return connection.signal.initially { connection.connect() }
        }
        wrong("asks before anybody subscribes") { headlines.replay(2) }
        wrong("sends late subscribers everything") { headlines.replayLazily() }
        wrong("sends late subscribers nothing") { headlines.publish().autoconnect() }
        wrong("sends late subscribers only the last one") {
            headlines.multicast(ReplaySubject(capacity: 1)).autoconnect()
        }
        wrong("sends only the last two headlines of all") { headlines.takeLast(2) }
        wrong("asks again for each") { .defer { headlines.replay(2) } }
    }
}
