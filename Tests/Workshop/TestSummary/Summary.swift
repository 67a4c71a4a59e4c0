@preconcurrency import Foundation
import Lessons
import Synchronization
import Testing
import Text

/// The results of this test run. They are printed as its last lines: when the program ends, or an answer ends it.
///
/// If `WORKBOOK_TRACE` asks for a trace, nothing is printed: another program reports the results.
package enum Summary {
    private struct State {
        var outcomes: [String: Outcome] = [:]
        var failed: [String] = []
        var running: String?
    }

    private static let state = Mutex(State())
    /// All exercises of the workbook.
    package static let places = ExercisePlace.all(in: Phrasebook.package)
    /// The phrasebook of the learner's language. Only texts that are printed here are translated.
    private static let phrasebook = Phrasebook(
        .preferred(), for: ["workbook"] + (2...6).map { "exercises\($0)" })
    package static let isWanted = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"] == nil

    /// Notes the beginning of the exercise with this number: `4.3.2`.
    package static func begin(_ exercise: String) {
        guard isWanted else { return }
        prepared
        state.withLock { $0.running = exercise }
        Crash.prepare(
            ofAFullStack: lines(endedBy: exercise, overflow), ofAnyOther: lines(endedBy: exercise, crash))
    }

    /// Notes the result of the exercise.
    package static func end(_ exercise: String, _ outcome: Outcome) {
        guard isWanted else { return }
        state.withLock { ($0.outcomes[exercise], $0.running) = (outcome, nil) }
        Crash.forget()
    }

    /// The file and line at which the learner goes on.
    package static func place(of exercise: String) -> String? {
        places.first { $0.number == exercise }?.place
    }

    /// Notes the failure of a test that is not that of an exercise.
    package static func note(failure test: String) {
        guard isWanted else { return }
        prepared
        state.withLock { if !$0.failed.contains(test) { $0.failed.append(test) } }
    }

    private static let prepared: Void = {
        // All output goes into one stream, in its order, so that none comes after these lines.
        fflush(nil)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        setvbuf(stdout, nil, _IOLBF, 0)
        atexit {
            let running = Summary.state.withLock(\.running)
            Summary.print(running.map { Summary.lines(endedBy: $0, Summary.exit) } ?? Summary.lines())
            // Otherwise an answer that calls `exit(0)` would look like a pass.
            if running != nil { _exit(1) }
        }
    }()

    private static func print(_ lines: [String]) {
        fflush(nil)
        FileHandle.standardError.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    private static func lines(_ changed: (inout [String: Outcome]) -> Void = { _ in }) -> [String] {
        var (outcomes, failed) = state.withLock { ($0.outcomes, $0.failed) }
        changed(&outcomes)
        guard !outcomes.isEmpty else { return [] }
        return Phrasebook.$ofThisPage.withValue(phrasebook) {
            SummaryLines(places: places, outcomes: outcomes, failed: failed).all
        }
    }

    /// The lines if this exercise's answer ends the program.
    private static func lines(endedBy exercise: String, _ words: String) -> [String] {
        let untried = "The tests after it did not run. To try all exercises:"
        let lesson = Lesson([.words(words), .words(untried), .lines(["swift run workbook check"])])
        return lines { $0[exercise] = .crashed(lesson) }
    }

    private static let overflow = """
        The answer crashed. Most likely it called itself again and again, until there was no room for one more call. When \
        should these calls end?
        """
    private static let crash = "The answer crashed. Often a line above says why: look for “Fatal error”."
    private static let exit =
        "The answer stopped the whole program, as `exit(0)` does. Return a value instead, and check again."
}
