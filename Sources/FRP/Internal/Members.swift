/// The subscriptions of a join that come and go: each is added and forgotten in constant time, and all are disposed
/// at the end (contract D7, O4).
final class Members: Sendable {
    private let members = Lock<Registry<Disposable>?>(Registry())

    /// Nothing if the end was already; then the newcomer has been disposed.
    func add(_ member: Disposable) -> Registry<Disposable>.Place? {
        let place = members.withLock { $0?.insert(member) }
        if place == nil { member.dispose() }
        return place
    }

    func remove(_ place: Registry<Disposable>.Place?) {
        guard let place else { return }
        // Handed out, so that it does not die under the lock.
        _ = members.withLock { $0?.remove(at: place) }
    }

    @Sendable func dispose() {
        members.exchange(nil)?.forEach { $0.dispose() }
    }
}
