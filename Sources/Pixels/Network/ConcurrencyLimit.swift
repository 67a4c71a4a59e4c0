import FRP

/// Lets only so many signals be at work at the same time. Others wait for their turn, in order.
///
///     let limit = ConcurrencyLimit(3)
///     limit.admit(client.picture(at: url))     // subscribes when fewer than three others are at work
final class ConcurrencyLimit: Sendable {
    private let line = Subject<Signal<Void>>()
    private let walking: Disposable

    init(_ atOnce: Int) { walking = line.signal.flatten(atOnce).subscribe() }

    deinit { walking.dispose() }

    /// The same signal, subscribed to when it has its turn. Disposing gives the turn to the next.
    func admit<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        Signal { [self] observer in
            let hasLeft = Property(false)
            line.sendNext(
                signal.materialize()
                    .takeUntil(hasLeft.signal.filter(\.self))
                    .doNext(observer.send)
                    .ignoreValues(as: Void.self))
            // Whoever waits keeps the limit.
            return Disposable { [self] in withExtendedLifetime(self) { hasLeft.value = true } }
        }
    }
}
