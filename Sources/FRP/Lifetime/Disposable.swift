/// The end of some work: `dispose()` stops it and frees what it used.
///
///     let ticking = clock.subscribe(next: { print($0) })
///     ticking.dispose()      // no further tick arrives
///
/// Disposing is safe from any thread and any number of times; what is to happen happens once. Dropping a
/// disposable without disposing it does nothing: a subscription that nobody stored keeps working until it
/// ends by itself.
///
/// Contract S10, D1 to D3. Book: chapter4/subscriptions (RACDisposable). In Rx: `Disposable`, in Combine:
/// `AnyCancellable`, which does cancel when it is dropped; see ``ScopedDisposable``.
public final class Disposable: Sendable {
    /// A disposable with nothing to do: for signals that need no cleaning up.
    public static let none: Disposable = {
        let disposed = Disposable()
        disposed.dispose()
        return disposed
    }()

    private let teardowns = Teardowns()

    /// A disposable that only remembers whether it was disposed.
    public init() {}

    /// A disposable that runs `action` when it is disposed, and lets go of it.
    public convenience init(_ action: @escaping @Sendable () -> Void) { self.init(.action(action)) }

    init(_ work: Teardowns.Work) { teardowns.add(work) }

    /// Whether `dispose()` was called.
    public var isDisposed: Bool { teardowns.isSealed }

    /// Ends the work. From the second call on it does nothing.
    public func dispose() { teardowns.run() }

    /// One that ends with this one, or before.
    func makePart() -> Disposable {
        let part = Disposable()
        add(part)
        return part
    }

    /// Ends `other` together with this one; at once if this one has ended.
    func add(_ other: Disposable) {
        guard !other.isDisposed else { return }
        teardowns.add(.disposable(other))
    }

    /// Runs `action` when this one ends; at once if it has ended.
    func add(_ action: @escaping @Sendable () -> Void) { teardowns.add(.action(action)) }
}
