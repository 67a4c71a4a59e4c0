@_spi(Checks) import Attempts
import FRP

/// Runs `body`, in which the answer is tried with this input. A failure in it names the input; so does the message about an
/// answer that does not come back.
///
///     let pages = trying("three photos") { makePages(["a", "b", "c"]) }
///
/// An answer that crashes leaves no failure behind. The learner's tool finds its input in the trace (see `Trace`), where each
/// input is marked before it is tried.
public func trying<Result>(_ input: String?, _ body: () throws -> Result) rethrows -> Result {
    guard let input else { return try body() }
    let outer = Trying.begin(input)
    defer { Trying.end(outer) }
    return try body()
}

/// Whether something is wrong with the answer already. What it is tried with next may crash it, and nobody would hear the first.
public var isFoundWrong: Bool { Attempt.current?.hasFailed == true }

/// What the answer is tried with at the moment.
enum Trying {
    struct Input: Sendable {
        var text: String?
        /// Whether a failure has to name it; the sources of a lab are drawn in the failure anyway.
        var isNamed = false
    }

    private static let current = Lock(Input())

    /// The input, if it is known.
    static var input: String? { current.withLock(\.text) }

    /// The input, if a failure has to name it.
    static var named: String? { current.withLock { $0.isNamed ? $0.text : nil } }

    /// Another answer is tried: nothing is known of its input yet.
    static func beginAnew() { set(Input()) }

    /// Another lab is set up, which has no sources yet.
    static func beginLab() { if named == nil { set(Input()) } }

    /// Notes a source of a lab, beside those that it has already.
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
        // An answer that was given up may still be running beside the next one.
        if Attempt.current?.isOver == true { return }
        let before = current.withLock { current in
            defer { current = new }
            return current.text
        }
        if new.text != before { Trace.input(new.text ?? "") }
    }
}
