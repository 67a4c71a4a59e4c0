import Attempts
import FRP

/// Exercise 4.4.1 · Write down how a download goes.
///
/// Subscribe to `download`, once, and `write` a line for each event: "3 MB" for the value 3, "failed" for an
/// error, "done" when it is completed. Return the disposable that ends the subscription.
///
///     --1--2--|      1 MB, 2 MB, done
///     --1--X         1 MB, failed
///
/// Book: chapter4/subscriptions
public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    todo()
}

/// Exercise 4.4.2 · Predict which radio is still heard.
///
/// Return the lines that this prints, from the first to the last:
///
///     let volume = Property(1)
///     volume.signal.subscribe(next: { print("kitchen \($0)") }, completed: { print("kitchen off") })
///     let garden = volume.signal.subscribe(
///         next: { print("garden \($0)") }, completed: { print("garden off") })
///     volume.value = 2
///     garden.dispose()
///     volume.value = 3
///     // and here `volume` goes away
///
/// Book: chapter4/subscriptions
public func linesFromTheRadios() -> [String] {
    todo()
}

/// Exercise 4.4.3 · Turn the old station off.
///
/// A station plays on, whether you listen or not. If you tune this radio to another station, you hear both, and
/// `switchOff()` stops only one of them. Repair `tune`, so that you hear only the new station.
///
///     news    --a--b--c--|
///     music   ---x--y--z-|
///     heard   --a---y--z-      tuned to the news at 0, to music at 4
///
/// Book: chapter4/subscriptions
public final class RadioSet {
    private let hear: @Sendable (String) -> Void
    private var playing: Disposable?

    /// A radio that is off.
    public init(hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

    /// Plays this station, and no other.
    public func tune(to station: Signal<String>) {
        todo()  // Delete this line when you begin.
        playing = station.subscribe(next: hear)
    }

    /// Plays nothing until somebody tunes again.
    public func switchOff() { playing?.dispose() }
}

/// Exercise 4.4.4 · Begin and end a message by hand. (stretch)
///
/// Make a signal with `Signal { observer in … }`. It sends "Dear Ada", then the values of `lines`, and when
/// `lines` completes, "Yours, Bob" and the completion. A message that fails gets no "Yours, Bob". The disposable
/// that the closure returns is disposed when the subscriber leaves: after that, nobody may listen to `lines`. `D`
/// and `Y` are the two strings that you add.
///
///     lines    --a--b--|         --a--X
///     result   D-a--b--(Y|)      D-a--X
///
/// Book: chapter4/subscriptions
public func wholeMessage(_ lines: Signal<String>) -> Signal<String> {
    todo()
}
