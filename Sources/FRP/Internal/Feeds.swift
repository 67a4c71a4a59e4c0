import Synchronization

/// The subscriptions that feed a subscriber: they end with it, and are forgotten when they end before it
/// (contract S13, J10). Made when the first one comes, as most observers are fed by hand.
struct Feeds: ~Copyable, Sendable {
    private let members = AtomicLazyReference<CompoundDisposable>()

    init() {}

    func add<Value: Sendable>(
        _ signal: Signal<Value>, until lifetime: Disposable,
        to send: @escaping @Sendable (Event<Value>) -> Void
    ) -> Disposable {
        let feed = Disposable()
        container(endingWith: lifetime).add(feed)
        signal.run(in: feed, send)
        return feed
    }

    private func container(endingWith lifetime: Disposable) -> CompoundDisposable {
        if let members = members.load() { return members }
        let fresh = CompoundDisposable()
        let members = members.storeIfNil(fresh)
        if members === fresh { lifetime.add(fresh.disposable) }
        return members
    }
}
