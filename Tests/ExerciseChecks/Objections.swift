import Attempts
import FRP
import Lessons
import Testing
import Translation

extension Phrasebook {
    /// `swift test` says in the learner's language what it objects to. To the learner's tool it says so in English, as data.
    static let ofTheLearner = Phrasebook(.preferred(), for: ["workbook"] + (2...6).map { "exercises\($0)" })
}

/// What a test objects to.
final class Objections: Sendable {
    /// Those to the answer that is tried at the moment, where somebody collects them.
    @TaskLocal static var current: Objections?

    private let lessons = Lock<[Lesson]>([])

    func note(_ lesson: Lesson) { lessons.withLock { $0.append(lesson) } }

    /// The first, as a learner would read it.
    var first: Lesson? { lessons.withLock(\.first) }

    var isEmpty: Bool { first == nil }
}

/// Says what is wrong with an answer, one thing at a time: the first. Nothing, if it is unfinished or if nobody waits for it any more.
///
/// While a law is tried, only that law is asked for.
func fail(_ lesson: Lesson, of law: Law? = nil, at location: SourceLocation) {
    if let trial = LawTrial.current, trial.law != law { return }
    if let attempt = Attempt.current, attempt.isUnfinished || attempt.isOver || !attempt.noteFailure() {
        return
    }
    report(lesson, at: location)
}

/// Says what is wrong: as text, and as data to the learner's tool and to whoever collects objections.
func report(_ lesson: Lesson, at location: SourceLocation) {
    Trace.lesson(lesson)
    Objections.current?.note(lesson)
    let lines = Phrasebook.$ofThisPage.withValue(.ofTheLearner) { lesson.lines() }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
}
