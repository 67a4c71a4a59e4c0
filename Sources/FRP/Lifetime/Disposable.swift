import Synchronization

/// The end of some work: `dispose()` stops it and frees what it used.
///
///     let ticking = clock.subscribe(next: { print($0) })
///     ticking.dispose()      // no further tick arrives
///
/// You may dispose from any thread and any number of times; what is to happen happens once. Dropping a
/// disposable without disposing it does nothing: a subscription that you did not store works until it ends by
/// itself.
///
/// Contract S10, D1 to D3. Book: chapter4/subscriptions (RACDisposable). In Rx: `Disposable`, in Combine:
/// `AnyCancellable`, which does cancel when it is dropped; see ``ScopedDisposable``.
public final class Disposable: Sendable {
    /// What ends together with this disposable, and the containers it is a member of.
    private struct Ties {
        // Most have one action. An array for it would make a subscription dearer by a fifth.
        var action: (@Sendable () -> Void)?
        var laterActions: [@Sendable () -> Void] = []
        var members: [ObjectIdentifier: Disposable] = [:]
        var containers: [Weak<Disposable>] = []
    }

    /// A disposable with nothing to do: for signals that need no cleaning up.
    public static let none: Disposable = {
        let disposed = Disposable()
        disposed.dispose()
        return disposed
    }()

    /// Nothing, once this was disposed.
    private let ties: Lock<Ties?>
    /// The same fact, readable without the lock, as it is asked for with every event.
    private let isOver = Atomic(false)

    /// A disposable that runs `action` when it is disposed, and releases it. Without an action it only
    /// remembers whether it was disposed.
    public init(_ action: (@Sendable () -> Void)? = nil) { ties = Lock(Ties(action: action)) }

    deinit {
        // Members may have members, 10,000 deep (contract D9).
        guard ties.withLock({ $0?.members.isEmpty == false }) else { return }
        FlatRelease.release {
            let members = ties.exchange(nil)?.members ?? [:]
            for member in members.values { member.leave(self) }
            return members
        }
    }

    /// True if `dispose()` was called.
    public var isDisposed: Bool { isOver.load(ordering: .acquiring) }

    /// Ends the work. A second call does nothing.
    public func dispose() {
        var ending = end()
        // A loop, since members may have members, 10,000 deep (contract D9).
        while let next = ending.popLast() { ending += next.end() }
    }

    /// Ends this disposable, and returns the members that have to end too.
    private func end() -> [Disposable] {
        isOver.store(true, ordering: .releasing)
        guard let ties = ties.exchange(nil) else { return [] }
        for container in ties.containers { container.object?.remove(self) }
        for action in ties.laterActions.reversed() { action() }
        ties.action?()
        return Array(ties.members.values)
    }

    /// Makes a disposable that ends with this one, or before.
    func makePart() -> Disposable {
        let part = Disposable()
        add(part)
        return part
    }

    /// Runs `action` when this disposable ends; now if it has ended.
    func add(_ action: @escaping @Sendable () -> Void) {
        let isKept = ties.withLock { ties in
            if ties?.action == nil { ties?.action = action } else { ties?.laterActions.append(action) }
            return ties != nil
        }
        if !isKept { action() }
    }

    /// Keeps `object` alive until this disposable ends.
    func hold(_ object: some AnyObject & Sendable) { add { withExtendedLifetime(object) {} } }

    /// Ends `member` together with this disposable; now if this has ended. A member that ends before is
    /// forgotten.
    func add(_ member: Disposable) {
        guard !member.isDisposed else { return }
        let isNew: Bool? = ties.withLock { ties in
            guard ties != nil else { return nil }
            return ties?.members.updateValue(member, forKey: ObjectIdentifier(member)) == nil
        }
        guard let isNew else { return member.dispose() }
        guard isNew else { return }
        let isAlive = member.ties.withLock { $0?.containers.append(Weak(object: self)) } != nil
        if !isAlive { remove(member) }
    }

    /// Lets `member` go on by itself.
    func remove(_ member: Disposable) {
        let removed = ties.withLock { $0?.members.removeValue(forKey: ObjectIdentifier(member)) }
        removed?.leave(self)
    }

    /// Forgets `container`, which may be just dying, and those that are dead.
    private func leave(_ container: Disposable) {
        ties.withLock { $0?.containers.removeAll { $0.object == nil || $0.object === container } }
    }
}
