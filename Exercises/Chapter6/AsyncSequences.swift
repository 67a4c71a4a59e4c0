import Attempts
import FRP
import Marbles

/// Exercise 6.8.1 · Predict which letters the slow loop gets.
///
/// Two loops read the same `AsyncStream`, which they should not, and the slow one begins first. It works on each letter for five seconds, the quick
/// one for two. Draw, as a marble diagram, the letters that the slow loop gets, each when it gets it, and its end.
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
