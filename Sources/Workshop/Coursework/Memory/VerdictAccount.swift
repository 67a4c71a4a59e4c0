import Book
import Lessons
import Text

/// A part of the explanation of a verdict.
package enum VerdictAccount: Equatable {
    /// A sentence about the answer.
    case sentence(String)
    /// The message of the test.
    case lesson(Lesson)
    /// What was printed or reported: the first lines, and a sentence about the rest, if there is one.
    case quoted(Speaker, lines: [String], more: String?)

    /// The source of the quoted lines, which are not translated if they come from the learner's code.
    package enum Speaker: String { case answer = "your code printed", library = "the library says" }

    package static func of(_ verdict: Verdict, on answer: Answer) -> [VerdictAccount] {
        var parts: [VerdictAccount] = []
        if verdict.state == .pending, verdict.lesson.isEmpty { parts.append(.sentence(answer.pendingRemark)) }
        if !verdict.lesson.isEmpty { parts.append(.lesson(verdict.lesson)) }
        if let tried = verdict.tried { parts.append(.sentence("It was tried with \(tried.plainText)")) }
        parts += quoted(
            .answer, verdict.printed.map { [$0] } ?? [], verdict.omitted ?? Omission())
        parts += quoted(.library, verdict.reports ?? [])
        if verdict.state == .passed, BookSection.playedExercises.contains("\(answer.exercise.id)") {
            parts.append(.sentence("See your answer at work: swift run yours \(answer.exercise.id)"))
        }
        return parts
    }

    /// At most twenty lines, and no more characters than twenty lines of a terminal have.
    private static func quoted(
        _ speaker: Speaker, _ texts: [String], _ omitted: Omission = Omission()
    ) -> [VerdictAccount] {
        let lines = texts.flatMap { $0.plainText.components(separatedBy: "\n") }.trimmingBlankLines()
        guard !lines.isEmpty else { return [] }
        let (shown, rest) = lines.shortened(toLines: 20, characters: 1_600, knowing: omitted)
        return [.quoted(speaker, lines: shown, more: rest.sentence)]
    }
}

extension Answer {
    /// A sentence about an answer without a verdict.
    fileprivate var pendingRemark: String {
        if isUntouched { return "Not begun: replace todo() in \(place)" }
        guard let line = todoLine else { return "This version has not been tried yet: \(place)" }
        if todoIsAlone {
            return
                "Line \(line) still has its todo(). Write that part too, and the answer is tried: \(exercise.file):\(line)"
        }
        return """
            The todo() is still in line \(line), and there is code beside it. Delete the todo(), and the answer is tried: \
            \(exercise.file):\(line)
            """
    }
}
