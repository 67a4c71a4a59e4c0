import Terminal
import Text

/// A verdict as the learner reads it: the exercise, how far it is, and under it the lesson.
struct VerdictLines {
    let verdict: Verdict
    let answer: Answer
    let width: Int

    var all: [StyledLine] { headline + body }

    /// `✘ 4.3.2  Let only the strong winds through: not yet`
    var headline: [StyledLine] {
        var line = StyledLine(verdict.state.mark.text, verdict.state.mark.style)
        line.append(" ")
        line.append("\(answer.exercise.id)", .bold)
        let title = answer.exercise.title + (verdict.isWrong ? ": \(verdict.state.word)" : "")
        let lines = title.wrapped(toWidth: max(20, width - indent))
        line.append("  " + (lines.first ?? ""))
        return [line] + lines.dropFirst().map { StyledLine($0).indented(indent) }
    }

    private var indent: Int { "\(answer.exercise.id)".count + 4 }

    /// The lesson under the headline, and where to go on.
    var body: [StyledLine] {
        var lines = lesson(width: width - indent)
        if verdict.isWrong, ![.doesNotCompile, .missing].contains(verdict.state) {
            lines.append(StyledLine(answer.place, .dim))
        }
        // If a line is too wide, all move to the left: a caret stays under its place.
        let widest = lines.map(\.plain.displayWidth).max() ?? 0
        return lines.map { $0.indented(min(indent, max(0, width - widest))) }
    }

    /// The lesson, what the answer was tried with and printed, and what the library reports.
    func lesson(width room: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        if verdict.state == .pending { lines += .wrapped(pendingRemark, width: room) }
        if !verdict.lesson.isEmpty { lines += .wrapped(verdict.lesson.plainText, width: room) }
        if let tried = verdict.tried {
            lines += .wrapped("It was tried with \(tried.plainText)", width: room)
        }
        lines += quoted("your code printed", verdict.printed.map { [$0] } ?? [], room)
        return lines + quoted("the library says", verdict.reports ?? [], room)
    }

    private var pendingRemark: String {
        if answer.isUntouched { return "Not begun: replace todo() in \(answer.place)" }
        guard let line = answer.todoLine else { return "Not tried as it stands now: \(answer.place)" }
        return """
            The todo() in line \(line) still stands, and there is code beside it. Delete the todo(), and the answer is tried: \
            \(answer.exercise.file):\(line)
            """
    }

    private func quoted(_ what: String, _ texts: [String], _ room: Int) -> [StyledLine] {
        let limit = 20
        let lines = texts.flatMap { $0.plainText.components(separatedBy: "\n") }.trimmingBlankLines()
        guard !lines.isEmpty else { return [] }
        let shown = lines.prefix(limit).flatMap { [StyledLine].wrapped($0, width: room - 2) }
            .map { $0.indented(2) }
        let rest =
            lines.count > limit
            ? [StyledLine("… and \(lines.count - limit) more lines", .dim).indented(2)] : []
        return [StyledLine(what, .dim)] + shown + rest
    }
}

extension Verdict.State {
    /// A mark for the beginning of a line.
    var mark: StyledLine.Span {
        switch self {
        case .pending: .init(text: "·", style: .dim)
        case .passed: .init(text: "✔", style: Style(.green))
        case .failed, .crashed, .doesNotCompile, .missing: .init(text: "✘", style: Style(.red))
        }
    }

    var word: String {
        switch self {
        case .pending: "not begun"
        case .passed: "passed"
        case .failed: "not yet"
        case .doesNotCompile: "does not compile"
        case .crashed: "crashes"
        case .missing: "missing"
        }
    }
}
