/// Several disposables that end together.
///
///     let all = CompoundDisposable()
///     all.add(temperature.subscribe(next: show))
///     all.add(wind.subscribe(next: show))
///     all.dispose()      // ends both
///
/// What is added after the end is disposed at once. Removing does not dispose. Members that have ended are
/// forgotten, so that a long-lived container does not grow. The order in which members end is not promised.
///
/// Contract D4, D6 to D8. In Rx: `CompositeDisposable`, in Combine: `Set<AnyCancellable>`.
public final class CompoundDisposable: Sendable {
    /// The whole as one disposable: to return from a signal's creation closure, for instance.
    public let disposable: Disposable
    private let members: Members

    private final class Members: Sendable {
        let byIdentity = Lock<[ObjectIdentifier: Disposable]?>([:])

        /// Hands the member out, so that it does not die under the lock.
        func remove(_ identity: ObjectIdentifier) -> Disposable? {
            byIdentity.withLock { $0?.removeValue(forKey: identity) }
        }
    }

    /// A container with these members.
    public init(_ disposables: [Disposable] = []) {
        let members = Members()
        self.members = members
        disposable = Disposable { members.byIdentity.exchange(nil)?.values.forEach { $0.dispose() } }
        disposables.forEach(add)
    }

    /// Whether the container was disposed.
    public var isDisposed: Bool { disposable.isDisposed }

    /// Disposes all members.
    public func dispose() { disposable.dispose() }

    /// Ends `member` together with the others; now, if they have ended.
    public func add(_ member: Disposable) {
        guard !member.isDisposed else { return }
        let identity = ObjectIdentifier(member)
        let isNew: Bool? = members.byIdentity.withLock { all in
            guard all != nil else { return nil }
            return all?.updateValue(member, forKey: identity) == nil
        }
        switch isNew {
        case nil: member.dispose()
        case true?: member.add { [weak members] in _ = members?.remove(identity) }
        case false?: break
        }
    }

    /// Ends what `action` ends together with the others; now, if they have ended.
    public func add(_ action: @escaping @Sendable () -> Void) { add(Disposable(action)) }

    /// Lets `member` go on by itself.
    public func remove(_ member: Disposable) { _ = members.remove(ObjectIdentifier(member)) }
}
