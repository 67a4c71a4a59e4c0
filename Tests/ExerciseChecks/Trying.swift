@_spi(Checks) import Attempts
import FRP

/// Runs `body`, in which the answer is tried with this input. A failure in it names the input, and so does the message about an
/// answer that does not return.
///
///     let pages = trying("three photos") { makePages(["a", "b", "c"]) }
///
/// An answer that crashes reports no failure. Then the learner's tool finds the input in the trace (see `Trace`), in which each
/// input is noted before it is tried.
public func trying<Result>(_ input: String?, _ body: () throws -> Result) rethrows -> Result {
    guard let input else { return try body() }
    let outer = Trying.begin(input)
    defer { Trying.end(outer) }
    return try body()
}

/// Whether the answer is already known to be wrong. Then a test should stop: a crash with further input would hide the first
/// failure.
public var isFoundWrong: Bool { Attempt.current?.hasFailed == true }

/// The present input of the answer.
enum Trying {
    struct Input: Sendable {
        var text: String?
        /// Whether a failure has to name it. The sources of a lab are drawn in the failure anyway.
        var isNamed = false
    }

    private static let current = Lock(Input())

    /// The present input, if it is known.
    static var input: String? { current.withLock(\.text) }

    /// The present input, if a failure has to name it.
    static var named: String? { current.withLock { $0.isNamed ? $0.text : nil } }

    /// Forgets the input, because another answer is tried.
    static func beginAnew() { set(Input()) }

    /// Forgets the sources of the lab before, because there is another lab.
    static func beginLab() { if named == nil { set(Input()) } }

    /// Adds a source of the lab to the input.
    static func add(source: String) {
        guard named == nil else { return }
        set(Input(text: [input, source].compactMap(\.self).joined(separator: ", ")))
    }

    fileprivate static func begin(_ text: String) -> Input {
        let outer = current.withLock { $0 }
        set(Input(text: text, isNamed: true))
        return outer
    }

    fileprivate static func end(_ outer: Input) { set(outer) }

    private static func set(_ new: Input) {
        // An answer that was given up may still be running while the next one is tried.
        if Attempt.current?.isOver == true { return }
        let before = current.withLock { current in
            defer { current = new }
            return current.text
        }
        if new.text != before { Trace.input(new.text ?? "") }
    }
}
