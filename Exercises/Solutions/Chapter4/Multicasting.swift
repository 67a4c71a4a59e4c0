import Attempts
import FRP

/// Subscribing to a connection only takes a seat; `connect` asks, once and for all who sit there. The garden came
/// after the answer: a plain subject has forgotten the value and tells only that it is over.
public func linesOfTheConnection() -> [String] {
    ["connecting", "asking", "window: 18°", "garden: done"]
}

/// Everybody takes a seat before `connect`: an answer that comes at once would otherwise find nobody. What `connect`
/// returns is the one subscription to the source.
public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    let connection = forecast.publish()
    for screen in screens { connection.signal.subscribe(screen) }
    return connection.connect()
}

/// `autoconnect` counts who is there: the first one connects by coming, the last one disposes by leaving.
public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    clock.publish().autoconnect()
}

/// `publish()` is `multicast(Subject())`: another subject, another memory. `replay(2)` remembers as much, but it
/// would ask before anybody wants to know.
public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    headlines.multicast(ReplaySubject(capacity: 2)).autoconnect()
}
