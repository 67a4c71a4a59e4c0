import Attempts
import FRP
import Text
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
func fail(_ lesson: String, of law: Law? = nil, at location: SourceLocation) {
    if let trial = LawTrial.current, trial.law != law { return }
    if let attempt = Attempt.current, attempt.isUnfinished || attempt.isOver || !attempt.noteFailure() {
        return
    }
    // The tool folds it to the width of its screen.
    let isForTheTool = Trace.isWanted || Mode.current == .variants
    let text = isForTheTool ? lesson : lesson.folded(toWidth: lessonWidth)
    Issue.record(Comment(rawValue: text), sourceLocation: location)
}

/// Columns for a lesson: of 80, what the tool leaves for the mistake that it shows after a pass.
let lessonWidth = 76

extension String {
    /// The text with its long sentences on several lines. Lines in which something is drawn or set in columns stay whole.
    func folded(toWidth width: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            guard line.count > width, !line.contains("  "), !line.contains("--") else {
                return [String(line)]
            }
            return String(line).wrapped(toWidth: width)
        }
        .joined(separator: "\n")
    }
}
