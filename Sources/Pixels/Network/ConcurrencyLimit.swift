import FRP

/// Limits the number of signals that are subscribed at the same time. The others wait in a queue.
///
///     let limit = ConcurrencyLimit(3)
///     limit.admit(client.picture(at: url))     // subscribes when fewer than three others are at work
final class ConcurrencyLimit: Sendable {
    private let line = Subject<Signal<Void>>()
    private let walking: Disposable

    init(_ atOnce: Int) { walking = line.signal.flatten(atOnce).subscribe() }

    deinit { walking.dispose() }

    /// The same signal, subscribed when it is its turn. Its end or disposal lets the next one begin.
    func admit<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        Signal { [self] observer in
            let hasLeft = Property(false)
            line.sendNext(
                signal.materialize()
                    .takeUntil(hasLeft.signal.filter(\.self))
                    .doNext(observer.send)
                    .ignoreValues(as: Void.self))
            // A waiting subscriber keeps the limit alive.
            return Disposable { [self] in withExtendedLifetime(self) { hasLeft.value = true } }
        }
    }
}
