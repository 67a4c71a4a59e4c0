/// A place for one disposable, which can be replaced.
///
/// When you put a new one in, the old one is disposed (ReactiveObjC only handed it back; so does ``swap(_:)``
/// here). What you put in after the end is disposed at once.
///
/// Contract D5.
public final class SerialDisposable: Sendable {
    /// The place as a disposable: ends what is in it.
    public let disposable: Disposable
    private let place = Lock<Disposable?>(nil)

    /// A place that holds `inner`, or nothing yet.
    public init(_ inner: Disposable? = nil) {
        disposable = Disposable { [place] in place.exchange(nil)?.dispose() }
        self.inner = inner
    }

    /// True if the place was disposed.
    public var isDisposed: Bool { disposable.isDisposed }

    /// Disposes what is in the place, and whatever will be put there.
    public func dispose() { disposable.dispose() }

    /// What is in the place now; nothing after the end. Setting it disposes what was there, unless it is the same.
    public var inner: Disposable? {
        get { place.withLock { $0 } }
        set { if let old = swap(newValue), old !== newValue { old.dispose() } }
    }

    /// Puts `inner` in the place and returns what was there, undisposed.
    public func swap(_ inner: Disposable?) -> Disposable? {
        let old = place.exchange(inner)
        // The place may have ended before this was in it.
        if isDisposed { place.exchange(nil)?.dispose() }
        return old
    }
}
