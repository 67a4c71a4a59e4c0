/// Disposes when it goes away itself.
///
///     final class Screen { private let clock: ScopedDisposable … }      // the clock stops with the screen
///
/// Contract D3.
public final class ScopedDisposable: Sendable {
    private let inner: Disposable

    /// Ends `inner` when this object goes away.
    public init(_ inner: Disposable) { self.inner = inner }

    deinit { inner.dispose() }

    /// True if `inner` was disposed.
    public var isDisposed: Bool { inner.isDisposed }

    /// Ends `inner` now.
    public func dispose() { inner.dispose() }
}

extension Disposable {
    /// This disposable, tied to the life of the object that is returned.
    public var scoped: ScopedDisposable { ScopedDisposable(self) }
}
