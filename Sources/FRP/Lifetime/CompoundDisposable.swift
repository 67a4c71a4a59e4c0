/// Several disposables that end together.
///
///     let all = CompoundDisposable()
///     all.add(temperature.subscribe(next: show))
///     all.add(wind.subscribe(next: show))
///     all.dispose()      // ends both
///
/// A member that you add after the end is disposed at once. Removing does not dispose. A member that has
/// ended is forgotten, so a long-lived container does not grow. Members end in no particular order.
///
/// Contract D4, D6 to D9. In Rx: `CompositeDisposable`, in Combine: `Set<AnyCancellable>`.
public final class CompoundDisposable: Sendable {
    /// The whole as one disposable: to return from a signal's creation closure, for instance.
    public let disposable = Disposable()

    /// A container with these members.
    public init(_ disposables: [Disposable] = []) { disposables.forEach(add) }

    /// True if the container was disposed.
    public var isDisposed: Bool { disposable.isDisposed }

    /// Disposes all members.
    public func dispose() { disposable.dispose() }

    /// Ends `member` together with the others; now if they have ended.
    public func add(_ member: Disposable) { disposable.add(member) }

    /// Runs `action` when the members end; now if they have ended.
    public func add(_ action: @escaping @Sendable () -> Void) { disposable.add(action) }

    /// Lets `member` go on by itself.
    public func remove(_ member: Disposable) { disposable.remove(member) }
}
