import Attempts
import FRP

/// Subscribing to a connection starts nothing; `connect` asks once, for all its subscribers. The garden came
/// after the answer: a plain subject has forgotten the value and sends only the completion.
public func linesOfTheConnection() -> [String] {
    ["connecting", "asking", "window: 18°", "garden: done"]
}

/// All screens subscribe before `connect`: otherwise they would miss an answer that comes at once. `connect` returns
/// the one subscription to the source.
public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    let connection = forecast.publish()
    for screen in screens { connection.signal.subscribe(screen) }
    return connection.connect()
}

/// `autoconnect` counts the subscribers: it connects when the first one comes, and disposes when the last one
/// leaves.
public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    clock.publish().autoconnect()
}

/// `publish()` is `multicast(Subject())`: another subject has another memory. `replay(2)` remembers as much, but
/// it asks before anybody subscribes.
public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    headlines.multicast(ReplaySubject(capacity: 2)).autoconnect()
}
