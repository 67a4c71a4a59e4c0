import Coursework
import Lessons
import Terminal
import Text

/// The lines of a verdict: a headline with the exercise and its state, and below it the lesson.
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
        let lines = verdict.state.title(answer.exercise).translated.wrapped(toWidth: max(20, width - indent))
        line.append("  " + (lines.first ?? ""))
        return [line] + lines.dropFirst().map { StyledLine($0).indented(indent) }
    }

    private var indent: Int { "\(answer.exercise.id)".count + 4 }

    /// The lesson, and the place of the answer in the file.
    var body: [StyledLine] {
        var lines = VerdictAccount.of(verdict, on: answer).flatMap {
            self.lines(of: $0, width: width - indent)
        }
        if verdict.isWrong, ![.doesNotCompile, .missing].contains(verdict.state) {
            lines.append(StyledLine(answer.place, .dim))
        }
        // If a line is too wide, all lines move to the left together, so that a caret stays under its character.
        let widest = lines.map(\.plain.displayWidth).max() ?? 0
        return lines.map { $0.indented(min(indent, max(0, width - widest))) }
    }

    private func lines(of part: VerdictAccount, width columns: Int) -> [StyledLine] {
        switch part {
        case .sentence(let text): return .wrapped(text, width: columns)
        case .lesson(let lesson):
            let lines = lesson.lines(width: min(Lesson.width, width), sentences: columns).joined(
                separator: "\n")
            return lines.plainText.components(separatedBy: "\n").map { StyledLine($0) }
        case .quoted(let speaker, let lines, let more):
            let said = speaker == .library ? lines.map(\.translated) : lines
            let shown = said.flatMap { [StyledLine].wrappedAsItIs($0, width: columns - 2) }
                .map { $0.indented(2) }
            let rest = more.map { [StyledLine($0.translated, .dim).indented(2)] } ?? []
            return [StyledLine(speaker.rawValue.translated, .dim)] + shown + rest
        }
    }
}

extension Verdict {
    /// A row of a list: `✘ 4.3.2  Let only the strong winds through: not yet · stretch`.
    func row(of exercise: Exercise, idWidth: Int = 0, _ style: Style = .plain) -> StyledLine {
        var line = StyledLine(state.mark.text, state.mark.style)
        let id = "\(exercise.id)".padded(toWidth: idWidth)
        line.append(" \(id)  \(state.title(exercise).translated)", style)
        if exercise.isStretch { line.append(" · " + "stretch".translated, .dim) }
        return line
    }
}

extension Verdict.State {
    /// The mark at the beginning of a line.
    var mark: StyledLine.Span {
        switch self {
        case .pending: .init(text: sign, style: .dim)
        case .passed: .init(text: sign, style: Style(.green))
        case .failed, .crashed, .doesNotCompile, .missing: .init(text: sign, style: Style(.red))
        }
    }
}
