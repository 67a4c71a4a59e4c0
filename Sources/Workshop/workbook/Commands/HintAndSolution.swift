import Coursework
import Terminal
import Text

extension Tool {
    /// `hint`: shows the hints that were shown before, and one more.
    mutating func hint(_ exercise: Exercise) throws(WorkbookError) {
        let all = session.companions[exercise].hints
        session.takeHint(to: exercise)
        let hints = HintLines(all, shown: session.state.hints(to: exercise))
        guard !hints.isEmpty else { throw WorkbookError("There is no hint to \(exercise.id).") }
        console.print([exercise.headline])
        console.print(hints.lines(width: console.style.width))
        console.print(
            hints.left == 0
                ? "That was the last hint. The solution: swift run workbook solution \(exercise.id) --reveal"
                : "\(hints.left) more: swift run workbook hint \(exercise.id)"
        )
    }

    /// `solution`: shows the right answers, if the exercise is passed, or with `--reveal`.
    func showSolution(_ exercise: Exercise, isRevealed: Bool) throws(WorkbookError) {
        let hasPassed = session.verdict(on: exercise).state == .passed
        guard isRevealed || hasPassed else {
            throw WorkbookError(
                """
                \(exercise.id) is not passed yet, as far as is known. Try it: swift run workbook check \(exercise.id)
                To see the solution all the same: swift run workbook solution \(exercise.id) --reveal
                """,
                status: ExitStatus.notPassed
            )
        }
        let companion = session.companions[exercise]
        guard !companion.answers.isEmpty else {
            throw WorkbookError("There is no solution to \(exercise.id) in Exercises/Solutions.")
        }
        console.print([exercise.headline])
        console.print(
            AnswerComparison(
                answer: session.answers[exercise], others: companion.answers, width: console.style.width
            )
            .lines(
                withYours: hasPassed))
    }
}

extension Exercise {
    var headline: StyledLine { StyledLine("\(id)", .bold) + StyledLine("  \(title.translated)") }
}
