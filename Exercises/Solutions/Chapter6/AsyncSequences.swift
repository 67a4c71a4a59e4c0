import Attempts
import FRP
import Marbles

/// A letter goes to the loop that has waited longest. The slow one takes `a` at 1. While it works, the quick one takes `b` and
/// `c`. At 7 both wait, the slow one since 6, so it takes `d`. The quick one takes `e` and `f`.
public func lettersOfTheSlowLoop() -> String { "-a-----d-----|" }

/// The policy says what the queue keeps while the loop works. `onTermination` is called when the loop's task was cancelled, and
/// when nobody holds the stream any more: it does what a `Disposable` does for a signal.
public func turns(of compass: some Compass) -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
        compass.start { queue.yield($0) }
        queue.onTermination = { _ in compass.stop() }
    }
}

public protocol Compass: AnyObject, Sendable {
    func start(_ turned: @escaping @Sendable (Int) -> Void)
    func stop()
}

/// To cancel and to sleep is to debounce; to cancel the question is to switch, but sooner: at the next key, and not after the next
/// pause. An answer may come although its question was cancelled, so the task looks once more before it shows it. (In an app all
/// of this runs on the main actor, so that nothing comes between the look and the showing.)
public func search(
    _ texts: AsyncStream<String>, on time: TestScheduler,
    ask: @escaping @Sendable (String) async throws -> String, show: @escaping @Sendable (String) -> Void
) {
    time.start {
        var latest: Task<Void, any Error>?
        for await text in texts {
            latest?.cancel()
            latest = time.start {
                try await time.sleep(for: .seconds(3))
                let answer = try await ask(text)
                try Task.checkCancellation()
                show(answer)
            }
        }
    }
}

/// The subject sends each song to all loops, and each loop has a queue of its own, which waits for it. `onTermination` is called when
/// the loop's task was cancelled, and when nobody holds the stream any more: then the loop is forgotten.
public final class Radio: Sendable {
    private let songsPlayed = Subject<String>()
    private let loops = Property(0)

    public init() {}

    public var songs: AsyncStream<String> {
        AsyncStream { [songsPlayed, loops] queue in
            let listening = songsPlayed.signal.subscribe(next: { queue.yield($0) })
            loops.modify { $0 += 1 }
            queue.onTermination = { _ in
                listening.dispose()
                loops.modify { $0 -= 1 }
            }
        }
    }

    public var listeners: Int { loops.value }

    public func play(_ song: String) { songsPlayed.sendNext(song) }
}

/// `return` leaves the loop, which disposes its subscription. The loop throws the error of the signal by itself. After the loop the
/// signal has completed, or the task was cancelled: the loop ends in the same way, so ask the task.
public func answer(of signal: Signal<Int>) async throws -> Int {
    for try await value in signal.values { return value }
    try Task.checkCancellation()
    throw NoAnswer()
}

public struct NoAnswer: Error {
    public init() {}
}

/// The total is a state: the newest one says all. So `scan` comes before the queue, which may then drop the older totals. A queue that
/// drops orders would lose their amounts.
public func totalsToShow(of orders: Signal<Int>) -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
        let adding = orders.scan(0, +).subscribe(
            next: { queue.yield($0) }, error: { _ in queue.finish() }, completed: { queue.finish() })
        queue.onTermination = { _ in adding.dispose() }
    }
}
