import FRP

/// How many of the subscriptions by which pages follow models are live.
final class SubscriptionCount: Sendable {
    let live = Property(0)

    /// The signal, each of its subscriptions counted until it ends.
    func counted<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        signal.initially { [live] in live.modify { $0 += 1 } }.finally { [live] in live.modify { $0 -= 1 } }
    }
}
