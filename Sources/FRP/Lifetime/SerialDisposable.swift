/// A place for one disposable, which can be replaced.
///
/// Putting a new one in disposes the one before (ReactiveObjC only handed it back; so does ``swap(_:)`` here).
/// What is put in after the end is disposed at once.
///
/// Contract D5. In Rx: `SerialDisposable`.
public final class SerialDisposable: Sendable {
    /// The place as a disposable: ends what is in it.
    public let disposable: Disposable
    private let place: Lock<Disposable?>

    /// A place that holds `inner`, or nothing yet.
    public init(_ inner: Disposable? = nil) {
        let place = Lock(inner)
        self.place = place
        disposable = Disposable { place.exchange(nil)?.dispose() }
    }

    /// Whether the place was disposed.
    public var isDisposed: Bool { disposable.isDisposed }

    /// Disposes what is in the place, and whatever will be put there.
    public func dispose() { disposable.dispose() }

    /// What is in the place now. Setting it disposes what was there.
    public var inner: Disposable? {
        get { place.withLock { $0 } }
        set { swap(newValue)?.dispose() }
    }

    /// Puts `inner` in the place and disposes what was there.
    public func set(_ inner: Disposable) { self.inner = inner }

    /// Puts `inner` in the place and gives back what was there, still going on.
    public func swap(_ inner: Disposable?) -> Disposable? {
        let old = place.exchange(inner)
        // Disposed before or meanwhile: whoever sees it takes out what is in there, once.
        if disposable.isDisposed { place.exchange(nil)?.dispose() }
        return old
    }
}
