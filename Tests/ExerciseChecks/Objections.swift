@_spi(Checks) import Attempts
import FRP
import Lessons
import Testing
import Text

extension Phrasebook {
    /// `swift test` prints objections in the learner's language. The learner's tool gets them in English, as data.
    static let ofTheLearner = Phrasebook(.preferred(), for: ["workbook"] + (2...6).map { "exercises\($0)" })
}

/// The objections of a test to one answer. The code that tries the answer decides whether they make the test fail: not if the
/// answer is unfinished, or a known mistake.
final class Objections: Sendable {
    /// The objections to the answer that is being tried. Only one exercise is tried at a time, but on any thread.
    private static let current = Lock<Objections?>(nil)

    private let all = Lock<[(lesson: Lesson, location: SourceLocation)]>([])

    /// The objections of the test while `trial` runs.
    static func raised(in trial: () async -> Void) async -> Objections {
        let objections = Objections()
        let outer = current.exchange(objections)
        await trial()
        _ = current.exchange(outer)
        return objections
    }

    static func note(_ lesson: Lesson, at location: SourceLocation) {
        current.withLock { $0 }?.all.withLock { $0.append((lesson, location)) }
    }

    /// The first objection, as the learner reads it.
    var first: Lesson? { all.withLock { $0.first?.lesson } }

    var isEmpty: Bool { first == nil }

    /// Makes the test fail for its objections.
    func record() {
        for (lesson, location) in all.withLock(\.self) {
            let lines = Phrasebook.$ofThisPage.withValue(.ofTheLearner) { lesson.lines() }
            Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
        }
    }
}

/// Objects to an answer. Only the first objection counts; none does if the answer is unfinished, or its test has given up waiting
/// for it.
///
/// In the trial of a law, only the objections about this law count.
func fail(_ lesson: Lesson, of law: Law? = nil, at location: SourceLocation) {
    if let trial = LawTrial.current, trial.law != law { return }
    if let attempt = Attempt.current, attempt.isUnfinished || attempt.isOver || !attempt.noteFailure() {
        return
    }
    report(lesson, at: location)
}

/// Passes an objection to the learner's tool, as data, and to the test.
func report(_ whole: Lesson, at location: SourceLocation) {
    let lesson = whole.shortened()
    Trace.lesson(lesson)
    Objections.note(lesson, at: location)
}
