import Attempts
import FRP
@preconcurrency import Foundation
import Synchronization
import Testing

/// Marks in the tests' standard output, for the learner's tool: which exercise is tried, with what, and what the core reports. So the
/// tool can tell what an answer printed from everything else.
///
/// A mark is a line that begins with the control character U+001E. They are written only if `WORKBOOK_TRACE` is set.
enum Trace {
    static let isWanted = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"] != nil

    /// The exercise of this name, as in `4.3.2 Let only the strong winds through`, is tried from now on.
    static func begin(_ name: String) {
        guard isWanted else { return }
        prepared
        mark("begin", String(name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }))
    }

    static func end() { if isWanted { mark("end", "") } }

    /// The answer is about to be tried with this.
    static func input(_ text: String) { if isWanted { mark("input", text) } }

    private static let prepared: Void = {
        // What stands in a buffer when an answer crashes would be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
        Misuse.setHandler { mark("report", "\($0)") }
    }()

    private static let oneAtATime = Mutex(())

    private static func mark(_ word: String, _ text: String) {
        oneAtATime.withLock { _ in
            print("\u{1E}\(word) \(text.replacing("\n", with: " "))")
            fflush(nil)
        }
    }
}
