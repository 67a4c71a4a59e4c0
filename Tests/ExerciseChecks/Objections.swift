import Attempts
import FRP
import Manuscript
import Testing

/// What a test objects to.
final class Objections: Sendable {
    private let texts = Lock<[String]>([])

    /// Notes one. Always true, so that it can say that an issue is known.
    func note(_ issue: Issue) -> Bool {
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }

    /// The first, as a learner would read it.
    var first: String? { texts.withLock(\.first) }

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

/// Says what is wrong: as text, and to the learner's tool as data.
func report(_ lesson: Lesson, at location: SourceLocation) {
    Trace.lesson(lesson)
    let text = Mode.current == .variants ? lesson.text : lesson.lines().joined(separator: "\n")
    Issue.record(Comment(rawValue: text), sourceLocation: location)
}
