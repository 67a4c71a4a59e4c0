import Attempts

/// Exercise 6.11.1 · Choose the tool for each of six jobs.
///
/// Return six tools, in the order of the jobs. For each job take the simplest tool that does all of it.
///
/// 1. A receipt shows the sum of the prices that are on it.
///
/// 2. A door opens when two different buttons are pressed within a second.
///
/// 3. You ask a service once what the weather is, and show its answer.
///
/// 4. A lamp is on or off. Several screens show it, and a screen that opens later shows it at once.
///
/// 5. A program reads a huge file, line by line. The work on a line takes longer than reading it.
///
/// 6. A doorbell rings. A light in the hall and a chime in the garden react to each ring.
///
/// An answer looks like this:
///
///     [.function, .function, .function, .function, .function, .function]
///
/// Book: not in it
public func toolsForSixJobs() -> [Tool] {
    todo()
}

/// What a value can come from.
public enum Tool: Sendable {
    /// A function that calculates: it returns at once.
    case function
    /// An `async` function: you await what it returns.
    case asyncFunction
    /// A `Property`, or a variable of an `@Observable` class.
    case property
    /// A `Signal`, with its operators.
    case signal
    /// An `AsyncSequence` that waits for its loop.
    case asyncSequence
}
