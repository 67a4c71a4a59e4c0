import Attempts
import FRP

public func linesOfTheConnection() -> [String] {
    mistake([
        "thinks that subscribing asks": { ["asking", "window: 18°", "connecting", "garden: done"] },
        "thinks that a latecomer is told the value": {
            ["connecting", "asking", "window: 18°", "garden: 18°", "garden: done"]
        },
        "thinks that the second connect asks again": {
            ["connecting", "asking", "window: 18°", "garden: done", "asking"]
        },
        "thinks that a latecomer is not even told the end": { ["connecting", "asking", "window: 18°"] },
    ])
}

public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    mistake([
        "asks once for each screen": {
            CompoundDisposable(screens.map { forecast.subscribe($0) }).disposable
        },
        "connects before anybody listens": {
            let connection = forecast.publish()
            let disposable = connection.connect()
            for screen in screens { connection.signal.subscribe(screen) }
            return disposable
        },
        "never connects": {
            let connection = forecast.publish()
            return CompoundDisposable(screens.map { connection.signal.subscribe($0) }).disposable
        },
        "loses the disposable of the request": {
            let connection = forecast.publish()
            for screen in screens { connection.signal.subscribe(screen) }
            connection.connect()
            return .none
        },
        "stops the screens and not the request": {
            let connection = forecast.publish()
            let watching = CompoundDisposable(screens.map { connection.signal.subscribe($0) })
            connection.connect()
            return watching.disposable
        },
        "passes on the completion and no error": {
            forecast.subscribe(
                next: { value in screens.forEach { $0.sendNext(value) } },
                completed: { screens.forEach { $0.sendCompleted() } }
            )
        },
        "passes on the values and not the end": {
            forecast.subscribe(next: { value in screens.forEach { $0.sendNext(value) } })
        },
    ])
}

public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    mistake([
        "starts the clock before anybody looks": {
            let connection = clock.publish()
            connection.connect()
            return connection.signal
        },
        "gives everybody a clock of their own": { clock },
        "makes a connection for each who looks": { .defer { clock.publish().autoconnect() } },
        "connects when somebody comes and never stops": {
            let connection = clock.publish()
            return connection.signal.initially { connection.connect() }
        },
        "stops when the first one leaves": {
            let connection = clock.publish()
            return Signal { observer in
                let looking = connection.signal.subscribe(observer)
                return CompoundDisposable([looking, connection.connect()]).disposable
            }
        },
        "tells Ben the ticks that he has missed": { clock.multicast(ReplaySubject()).autoconnect() },
    ])
}

public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    mistake([
        "asks before anybody wants to know": { headlines.replay(2) },
        "tells latecomers everything": { headlines.replayLazily() },
        "tells latecomers nothing": { headlines.publish().autoconnect() },
        "tells latecomers the last one only": {
            headlines.multicast(ReplaySubject(capacity: 1)).autoconnect()
        },
        "keeps the last two of the whole story": { headlines.takeLast(2) },
        "asks again for each": { .defer { headlines.replay(2) } },
    ])
}
