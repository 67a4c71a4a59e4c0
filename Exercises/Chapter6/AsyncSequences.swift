import Attempts
import FRP
import Marbles

/// Exercise 6.8.1 · Predict which letters the slow loop gets.
///
/// Two loops read the same `AsyncStream`, which they should not, and the slow one begins first. It works on each letter
/// for five seconds, the quick one for two. Draw the slow loop as a marble diagram: each letter at the second at which
/// the loop gets it, and the end of the loop.
///
///     letters   -a-b-c-d-e-f-|
///
/// Book: not in it
public func lettersOfTheSlowLoop() -> String {
    todo()
}

/// Exercise 6.8.2 · Make a stream of a compass.
///
/// The compass calls a handler whenever you turn. Make a stream of its degrees. Start the compass at once, and stop it when
/// nobody reads the stream any more. A loop that is too slow gets the newest degrees next, and none of those before.
///
///     compass   -1-2-3-4------
///     loop      -1---3---4----      four seconds for each
///
/// Book: not in it
public func turns(of compass: some Compass) -> AsyncStream<Int> {
    todo()
}

/// A compass that calls you back.
public protocol Compass: AnyObject, Sendable {
    /// Calls the handler at each turn, until it is stopped.
    func start(_ turned: @escaping @Sendable (Int) -> Void)
    func stop()
}

/// Exercise 6.8.3 · Search without signals.
///
/// Somebody types, and `texts` has the text after each key. When no other text has come for three seconds, call `ask`, and
/// `show` its answer. A new text cancels what is under way: the waiting, or the question. A question that fails shows nothing,
/// and the search goes on. After the last text too, wait for three seconds. `time.start` starts a task, as `Task` does
/// elsewhere, and `time.sleep` sleeps.
///
///     texts   -a-b-------c----
///     ask     ------b-------c-
///
/// Book: not in it
public func search(
    _ texts: AsyncStream<String>, on time: TestScheduler,
    ask: @escaping @Sendable (String) async throws -> String, show: @escaping @Sendable (String) -> Void
) {
    todo()
}

/// Exercise 6.8.4 · Build a radio for many loops.
///
/// Each loop over `songs` gets every song that is played from the moment when it begins. A slow loop misses no song,
/// and no other loop waits for it. `listeners` is the number of loops that are running. A loop that has ended with
/// `break`, or whose task was cancelled, no longer counts.
///
///     play        -a--b--c--d-
///     one loop    -a--b--c--d-
///     slow loop   -a---b---c---d     four seconds for each
///     late loop        --c--d-       begins at 5
///
/// Book: not in it
public final class Radio: Sendable {
    public init() {}

    /// A stream for one loop.
    public var songs: AsyncStream<String> { todo() }

    public var listeners: Int { todo() }

    public func play(_ song: String) { todo() }
}

/// Exercise 6.8.5 · Ask a signal for one answer.
///
/// Return the first value of `signal` as soon as it comes. If the signal fails before, throw its error. If it completes before,
/// throw `NoAnswer()`. If the task is cancelled while it waits, throw `CancellationError()`. When you have returned or thrown, nobody
/// may listen to the signal any more.
///
///     signal   --5--7|     returns 5 at 2
///     signal   ---X        throws the error of the signal at 3
///     signal   ----|       throws NoAnswer() at 4
///
/// Book: not in it
public func answer(of signal: Signal<Int>) async throws -> Int {
    todo()
}

/// Thrown where a signal has completed without a value.
public struct NoAnswer: Error {
    public init() {}
}

/// Exercise 6.8.6 · Show the total on a slow display.
///
/// Each order adds an amount to the total, from the moment when the stream is made. A loop writes the totals on a display, which takes
/// some seconds for each. Make the stream for this loop. When it comes for more, it gets the total of all orders so far. If there was
/// no order meanwhile, it waits for the next one. Stop listening to `orders` when nobody reads the stream any more.
///
///     orders   -1-21------3-|
///     loop     -1---4-----7---|      four seconds for each
///
/// Book: not in it
public func totalsToShow(of orders: Signal<Int>) -> AsyncStream<Int> {
    todo()
}
