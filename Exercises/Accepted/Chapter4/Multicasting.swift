import Attempts
import FRP

public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    accepted([
        "through a subject of its own": {
            let all = Subject<Int>()
            for screen in screens { all.signal.subscribe(screen) }
            return forecast.subscribe(all)
        },
        "with one handler that sends to each": {
            forecast.subscribe { event in screens.forEach { $0.send(event) } }
        },
        "with three handlers": {
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
        "through a subject of its own choice": { clock.multicast(Subject()).autoconnect() },
        "with a subject that repeats only the end": {
            clock.multicast(ReplaySubject(capacity: 0)).autoconnect()
        },
    ])
}

public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    accepted([
        "connecting by hand, with every subscription": {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return Signal { observer in
                let subscription = connection.signal.subscribe(observer)
                connection.connect()
                return subscription
            }
        },
        "connecting before it subscribes": {
            let connection = headlines.multicast(ReplaySubject(capacity: 2))
            return connection.signal.initially { connection.connect() }
        },
    ])
}
