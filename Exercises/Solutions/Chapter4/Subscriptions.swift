import Attempts
import FRP

/// One subscription takes three handlers; of the last two, never more than one is called. `subscribe` returns
/// the disposable that ends it, and `keepLog` returns that to its caller.
public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    download.subscribe(
        next: { write("\($0) MB") },
        error: { _ in write("failed") },
        completed: { write("done") }
    )
}

/// Nobody keeps the disposable of the kitchen's subscription, and it goes on: the source keeps it alive. It ends with
/// the property. The garden's subscription was disposed. Disposing is not an event: the garden's handlers are not
/// called again, not even `completed`.
public func linesFromTheRadios() -> [String] {
    ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3", "kitchen off"]
}

/// A subscription does not end when you put another disposable in its place: dispose it while you still hold
/// it.
public final class RadioSet {
    private let hear: @Sendable (String) -> Void
    private var playing: Disposable?

    /// A radio that is off.
    public init(hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

    /// Plays this station, and no other.
    public func tune(to station: Signal<String>) {
        playing?.dispose()
        playing = station.subscribe(next: hear)
    }

    /// Plays nothing until `tune` is called again.
    public func switchOff() { playing?.dispose() }
}

/// The subscription to `lines` is inside another one, so it must end with that one. That is why a creation closure
/// returns a disposable. If you write an operator by hand, it must pass on four things: values, both endings, and the
/// disposal.
public func wholeMessage(_ lines: Signal<String>) -> Signal<String> {
    Signal { observer in
        observer.sendNext("Dear Ada")
        return lines.subscribe(
            next: { observer.sendNext($0) },
            error: { observer.sendError($0) },
            completed: {
                observer.sendNext("Yours, Bob")
                observer.sendCompleted()
            }
        )
    }
}
