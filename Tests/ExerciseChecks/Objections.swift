@_spi(Checks) import Attempts
import FRP
import Lessons
import Testing
import Text

extension Phrasebook {
    /// `swift test` says in the learner's language what it objects to. To the learner's tool it says so in English, as data.
    static let ofTheLearner = Phrasebook(.preferred(), for: ["workbook"] + (2...6).map { "exercises\($0)" })
}

/// What a test objects to in one answer. Whoever tries the answer decides whether the test fails for it: not if the answer is
/// unfinished, or known to be wrong.
final class Objections: Sendable {
    /// Those to the answer that is tried at the moment: exercises are tried one after the other, on whatever threads.
    private static let current = Lock<Objections?>(nil)

    private let all = Lock<[(lesson: Lesson, location: SourceLocation)]>([])

    /// What the test objects to while `trial` runs.
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

    /// The first, as a learner would read it.
    var first: Lesson? { all.withLock { $0.first?.lesson } }

    var isEmpty: Bool { first == nil }

    /// The test fails for what it objects to.
    func record() {
        for (lesson, location) in all.withLock(\.self) {
            let lines = Phrasebook.$ofThisPage.withValue(.ofTheLearner) { lesson.lines() }
            Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
        }
    }
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

/// Says what is wrong: as data to the learner's tool, and to the test.
func report(_ whole: Lesson, at location: SourceLocation) {
    let lesson = whole.shortened()
    Trace.lesson(lesson)
    Objections.note(lesson, at: location)
}
