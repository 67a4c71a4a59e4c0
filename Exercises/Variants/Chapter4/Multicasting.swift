import Attempts
import FRP

public func linesOfTheConnection() -> [String] {
    variants {
        wrong("thinks that subscribing asks") {
            ["asking", "window: 18°", "connecting", "garden: done"]
        }
        wrong("thinks that a latecomer is told the value") {
            ["connecting", "asking", "window: 18°", "garden: 18°", "garden: done"]
        }
        wrong("thinks that the second connect asks again") {
            ["connecting", "asking", "window: 18°", "garden: done", "asking"]
        }
        wrong("thinks that a latecomer is not even told the end") {
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
                completed: { screens.forEach { $0.sendCompleted() } }
            )
        }
        wrong("asks once for each screen") {
            CompoundDisposable(screens.map { forecast.subscribe($0) }).disposable
        }
        wrong("connects before anybody listens") {
            let connection = forecast.publish()
            let disposable = connection.connect()
            for screen in screens { connection.signal.subscribe(screen) }
            return disposable
        }
        wrong("never connects") {
            let connection = forecast.publish()
            return CompoundDisposable(screens.map { connection.signal.subscribe($0) }).disposable
        }
        wrong("loses the disposable of the request") {
            let connection = forecast.publish()
            for screen in screens { connection.signal.subscribe(screen) }
            connection.connect()
            return .none
        }
        wrong("stops the screens and not the request") {
            let connection = forecast.publish()
            let watching = CompoundDisposable(screens.map { connection.signal.subscribe($0) })
            connection.connect()
            return watching.disposable
        }
        wrong("passes on the completion and no error") {
            forecast.subscribe(
                next: { value in screens.forEach { $0.sendNext(value) } },
                completed: { screens.forEach { $0.sendCompleted() } }
            )
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
        wrong("gives everybody a clock of their own") { clock }
        wrong("makes a connection for each who looks") { .defer { clock.publish().autoconnect() } }
        wrong("connects when somebody comes and never stops") {
            let connection = clock.publish()
            return connection.signal.initially { connection.connect() }
        }
        wrong("stops when the first one leaves") {
            let connection = clock.publish()
            return Signal { observer in
                let looking = connection.signal.subscribe(observer)
                return CompoundDisposable([looking, connection.connect()]).disposable
            }
        }
        wrong("tells Ben the ticks that he has missed") {
            clock.multicast(ReplaySubject()).autoconnect()
        }
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
        wrong("asks before anybody wants to know") { headlines.replay(2) }
        wrong("tells latecomers everything") { headlines.replayLazily() }
        wrong("tells latecomers nothing") { headlines.publish().autoconnect() }
        wrong("tells latecomers the last one only") {
            headlines.multicast(ReplaySubject(capacity: 1)).autoconnect()
        }
        wrong("keeps the last two of the whole story") { headlines.takeLast(2) }
        wrong("asks again for each") { .defer { headlines.replay(2) } }
    }
}
