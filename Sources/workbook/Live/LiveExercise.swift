import Foundation
import Terminal

/// The exercise at hand: its verdict, its task, the hints that were shown, and the solutions once they may be seen.
struct LiveExercise {
    let model: LiveModel
    let root: URL
    let width: Int

    private var answer: Answer { model.answers[model.current] }
    private var verdict: Verdict { model.verdict(on: model.current) }

    var lines: [StyledLine] {
        var lines = VerdictLines(verdict: verdict, answer: answer, width: width).all
        lines += obstacles
        if verdict.state == .passed { lines += next }
        let comparison = AnswerComparison(answer: answer, root: root, width: width)
        if verdict.state == .passed { lines += comparison.lines(withYours: true) }
        if model.showsSolution, verdict.state != .passed { lines += comparison.lines(withYours: false) }
        return lines + [StyledLine()] + task + hints
    }

    /// What keeps the exercise from being tried.
    private var obstacles: [StyledLine] {
        var lines: [StyledLine] = []
        let others = model.report.verdicts.filter {
            [.doesNotCompile, .missing].contains($0.value.state) && $0.key != model.current.id
        }
        if model.report.unjudged.contains(model.current.id), !others.isEmpty {
            let ids = others.keys.sorted().map(\.description).joined(separator: ", ")
            lines += .wrapped("It could not be tried: first \(ids) must compile (f shows it).", width: width)
        }
        for trouble in model.report.troubles { lines += .wrapped(trouble.plainText, width: width) }
        return lines
    }

    private var next: [StyledLine] {
        let exercises = model.catalogue.exercises
        guard exercises.contains(where: { model.verdict(on: $0).state != .passed }) else {
            return [StyledLine(), StyledLine("All exercises are passed. That was the workbook.", .bold)]
        }
        let later = exercises.drop { $0.id <= model.current.id }.first
        let how = later.map { "n goes on to \($0.id)." } ?? "l lists what is still open."
        return [StyledLine(), StyledLine("Passed. \(how)", Style(.green))]
    }

    private var task: [StyledLine] {
        DocumentationLines.of(model.current.task, width: width) + [StyledLine(answer.place, .dim)]
    }

    private var hints: [StyledLine] {
        let hints = HintLines(to: model.current, in: root, shown: model.state.hints(to: model.current))
        guard hints.count > 0 else { return [] }
        let rest =
            hints.left == 0
            ? "That was the last hint; s shows the solution." : "h shows another of \(hints.left)."
        return [StyledLine(), StyledLine("Hints", .bold)] + hints.lines(width: width) + [
            StyledLine(rest, .dim)
        ]
    }
}
