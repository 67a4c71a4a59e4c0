import FRP

/// How many of the subscriptions by which pages follow models are live.
final class SubscriptionCount: Sendable {
    let live = Property(0)
    /// The same, for all pages to show: not each of the thousands of steps by which a page comes or goes.
    let shown = Property(0)

    init() {
        live.signal.sample(by: Signal.interval(.milliseconds(100), on: .main)).distinctUntilChanged()
            .bind(to: shown)
    }

    /// Subscribes, and counts the subscription until its signal ends.
    func subscribe<Value>(to signal: Signal<Value>, next: @escaping @Sendable (Value) -> Void) {
        live.modify { $0 += 1 }
        signal.subscribe(next: next, completed: { [live] in live.modify { $0 -= 1 } })
    }
}
