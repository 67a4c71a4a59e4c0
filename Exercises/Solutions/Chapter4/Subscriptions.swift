import Attempts
import FRP

/// One subscription takes three handlers, and of the last two at most one is called. `subscribe` returns the
/// way to end it, which is handed on to the caller.
public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    download.subscribe(
        next: { write("\($0) MB") },
        error: { _ in write("failed") },
        completed: { write("done") }
    )
}

/// Nobody keeps what the kitchen's `subscribe` returned, and it goes on: the source keeps it. It ends with
/// the property. The garden was disposed, which is no event: its handlers are not called again, not even
/// `completed`.
public func linesFromTheRadios() -> [String] {
    ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3", "kitchen off"]
}

/// Putting another disposable in its place does not end a subscription: one has to say so while one still
/// holds it.
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

    /// Plays nothing until somebody tunes again.
    public func switchOff() { playing?.dispose() }
}

/// The subscription to `lines` lives inside another one, so it has to end when that one does: this is what a
/// creation closure returns a disposable for. An operator by hand passes on four things: values, both
/// endings, and the disposal.
public func wholeLetter(_ lines: Signal<String>) -> Signal<String> {
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
