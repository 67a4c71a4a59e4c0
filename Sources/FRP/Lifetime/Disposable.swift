import Synchronization

/// A handle on some work: `dispose()` stops the work and frees what it used.
///
///     let ticking = clock.subscribe(next: { print($0) })
///     ticking.dispose()      // no further tick arrives
///
/// You may dispose from any thread and any number of times; its actions run once. Dropping a
/// disposable without disposing it does nothing: a subscription that you did not store works until it ends by
/// itself.
///
/// A disposable can have members, which end together with it:
///
///     let all = Disposable([temperature.subscribe(next: show), wind.subscribe(next: show)])
///     all.dispose()      // ends both
///
/// A member that has ended is forgotten, so a disposable that lives long does not grow. Members end in no particular
/// order.
///
/// Contract S10, D1 to D4, D6 to D9. Book: chapter4/subscriptions (RACDisposable).
public final class Disposable: Sendable {
    /// A disposable knows the members that it ends, and each of them the containers of which it is a member.
    private struct Ties {
        // Most have one action. With an array for it a subscription would cost a fifth more.
        var action: (@Sendable () -> Void)?
        var laterActions: [@Sendable () -> Void] = []
        var members: [ObjectIdentifier: Disposable] = [:]
        // Weak, since a container holds its members. Found by identity: to find one in an array, each weak reference would have
        // to be made strong for a moment. That could be the last strong one, and the container would be freed under the lock.
        var containers: [ObjectIdentifier: Weak<Disposable>] = [:]
    }

    /// Nothing, once this was disposed. `Guarded` is a lock that is a part of this object: a
    /// `Lock` would be a second object for each subscription.
    private let ties: Guarded<Ties?>
    /// The same fact, readable without the lock, as it is asked for with every event. `releasing` and `acquiring` belong
    /// together: a thread that reads true sees all that the disposing thread wrote before it stored true.
    private let isOver = Atomic(false)

    /// A disposable that runs `action` when it is disposed, and releases it. Without an action it only
    /// remembers whether it was disposed.
    public init(_ action: (@Sendable () -> Void)? = nil) { ties = Guarded(Ties(action: action)) }

    /// A disposable with nothing to do: for signals that need no cleaning up. It has ended, so it keeps nothing, and there is one
    /// for all.
    public static let none: Disposable = {
        let disposed = Disposable()
        disposed.dispose()
        return disposed
    }()

    /// True if `dispose()` was called.
    public var isDisposed: Bool { isOver.load(ordering: .acquiring) }

    /// Ends the work. A second call does nothing.
    public func dispose() {
        var toEnd = end()
        // A loop, since members may have members, 10,000 deep (contract D9).
        while let next = toEnd.popLast() { toEnd += next.end() }
    }

    /// Ends this disposable, and returns the members that have to end too.
    private func end() -> [Disposable] {
        if isDisposed { return [] }
        // If two threads come this far, `exchange` gives the ties to one of them. Then each container forgets this member.
        isOver.store(true, ordering: .releasing)
        guard let ties = ties.exchange(nil) else { return [] }
        for container in ties.containers.values { container.object?.remove(self) }
        // The last one first, like `defer`.
        for action in ties.laterActions.reversed() { action() }
        ties.action?()
        return Array(ties.members.values)
    }

    /// Runs `action` when this disposable ends; now if it has ended.
    public func add(_ action: @escaping @Sendable () -> Void) {
        // If it has ended, there are no ties, and an assignment through `ties?` stores nothing.
        let isKept = ties.withLock { ties in
            if ties?.action == nil { ties?.action = action } else { ties?.laterActions.append(action) }
            return ties != nil
        }
        if !isKept { action() }
    }

    // MARK: Members

    /// A disposable that ends with `owner`, or before.
    convenience init(partOf owner: Disposable) {
        self.init()
        owner.add(self)
    }

    /// A disposable with these members.
    public convenience init(_ members: [Disposable]) {
        self.init()
        members.forEach(add)
    }

    /// Ends `member` together with this disposable; now if this has ended.
    public func add(_ member: Disposable) {
        guard !member.isDisposed else { return }
        // An assignment through `?` is nil itself if there was nothing to assign to: that disposable has ended.
        let isKept = ties.withLock { $0?.members[ObjectIdentifier(member)] = member } != nil
        guard isKept else { return member.dispose() }
        let isAlive =
            member.ties.withLock { $0?.containers[ObjectIdentifier(self)] = Weak(object: self) } != nil
        // It ended between the two locks, and did not see this container.
        if !isAlive { remove(member) }
    }

    /// Takes `member` out. If it has not ended, it goes on by itself.
    public func remove(_ member: Disposable) {
        let removed = ties.withLock { $0?.members.removeValue(forKey: ObjectIdentifier(member)) }
        removed?.leave(self)
    }

    /// Forgets `container`, so that a member that outlives many containers keeps no empty entry for each.
    private func leave(_ container: Disposable) {
        ties.withLock { $0?.containers[ObjectIdentifier(container)] = nil }
    }

    // Nobody has disposed this one, so it disposes no member: it tells each that it is gone, and lets go of them. Members may have
    // members, 10,000 deep (contract D9). In the ordinary way each release would call the next one. FlatRelease does it in a loop.
    deinit {
        guard ties.withLock({ $0?.members.isEmpty == false }) else { return }
        FlatRelease.release {
            let members = ties.exchange(nil)?.members ?? [:]
            for member in members.values { member.leave(self) }
            return members
        }
    }
}
