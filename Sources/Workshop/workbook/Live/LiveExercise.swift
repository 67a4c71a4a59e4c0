import Coursework
import Terminal
import Text

/// The lines of the current exercise: its verdict, its task, the hints that were shown, and the solutions if they may be shown.
struct LiveExercise {
    let model: LiveModel
    let width: Int

    private var answer: Answer { model.answer }
    private var verdict: Verdict { model.verdict(on: model.current) }

    var lines: [StyledLine] {
        var lines = VerdictLines(verdict: verdict, answer: answer, width: width).all
        lines += obstacles
        if verdict.state == .passed { lines += next }
        let comparison = AnswerComparison(answer: answer, others: model.companion.answers, width: width)
        if verdict.state == .passed { lines += comparison.lines(withYours: true) }
        if model.showsSolution, verdict.state != .passed { lines += comparison.lines(withYours: false) }
        return lines + [StyledLine()] + task + hints
    }

    /// The reason why the exercise could not be tried, and the exercises that the build has left out.
    private var obstacles: [StyledLine] {
        var lines: [StyledLine] = []
        if let obstacle = model.report.obstacles[model.current.id], !model.report.troubles.contains(obstacle)
        {
            lines += .wrapped("It could not be tried. \(obstacle)", width: width)
        }
        for trouble in model.report.troubles { lines += .wrapped(trouble.plainText, width: width) }
        let left = model.report.leftOut.sorted()
        if !left.isEmpty {
            lines += .wrapped(
                "The build left out what does not compile or is gone: \(left.listed). f shows it.",
                width: width,
                .dim)
        }
        return lines
    }

    private var next: [StyledLine] {
        guard let next = model.next else {
            return [
                StyledLine(),
                StyledLine("All exercises are passed. That was the workbook.".translated, .bold),
            ]
        }
        return [StyledLine(), StyledLine("Passed. n goes on to \(next.id).".translated, Style(.green))]
    }

    /// The task, and the learner's code; but no code after a pass, because the comparison shows it.
    private var task: [StyledLine] {
        let task = DocumentationLines.of(model.current.task, width: width).withCode
        guard verdict.state != .passed else { return task }
        return task + [StyledLine()] + CodeLines.of(answer.codeLines, width: width)
    }

    private var hints: [StyledLine] {
        let shown = model.session.state.hints(to: model.current)
        let hints = HintLines(model.companion.hints, shown: shown)
        guard hints.count > 0 else { return [] }
        let rest =
            switch hints.left {
            case 0: "That was the last hint; s shows the solution."
            case 1: "One more hint: h"
            default: "\(hints.left) more hints: h"
            }
        return [StyledLine(), StyledLine("Hints".translated, .bold)] + hints.lines(width: width).withCode + [
            StyledLine(rest.translated, .dim)
        ]
    }
}
