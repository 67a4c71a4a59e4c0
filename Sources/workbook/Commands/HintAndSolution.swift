extension Session {
    /// Shows the hints to an exercise that were shown before, and one more.
    mutating func hint(_ exercise: Exercise) throws(WorkbookError) {
        let hints = takeHint(to: exercise)
        guard !hints.isEmpty else { throw WorkbookError("There is no hint to \(exercise.id).") }
        console.print([headline(exercise)])
        console.print(hints.lines(width: console.style.width))
        console.print(
            hints.left == 0
                ? "That was the last hint. The solution: swift run workbook solution \(exercise.id) --reveal"
                : "\(hints.left) more: swift run workbook hint \(exercise.id)"
        )
    }

    /// Remembers that one more hint is shown, and returns those that are.
    mutating func takeHint(to exercise: Exercise) -> HintLines {
        let before = HintLines(to: exercise, in: workbook.root, shown: state.hints(to: exercise))
        let hints = HintLines(to: exercise, in: workbook.root, shown: before.count + 1)
        rememberHints(hints.count, to: exercise)
        return hints
    }

    /// Shows the right answers to an exercise, if it has been passed or somebody insists.
    func showSolution(_ exercise: Exercise, isRevealed: Bool) throws(WorkbookError) {
        let hasPassed = verdict(on: exercise).state == .passed
        guard isRevealed || hasPassed else {
            throw WorkbookError(
                """
                \(exercise.id) is not passed yet, as far as is known. Try it: swift run workbook check \(exercise.id)
                To see the solution all the same: swift run workbook solution \(exercise.id) --reveal
                """,
                status: ExitStatus.notPassed
            )
        }
        guard SolutionText.of(exercise, in: workbook.root) != nil else {
            throw WorkbookError("There is no solution to \(exercise.id) in Exercises/Solutions.")
        }
        console.print([headline(exercise)])
        console.print(
            AnswerComparison(answer: answers[exercise], root: workbook.root, width: console.style.width)
                .lines(
                    withYours: hasPassed))
    }

    private func headline(_ exercise: Exercise) -> StyledLine {
        var line = StyledLine("\(exercise.id)", .bold)
        line.append("  \(exercise.title)")
        return line
    }
}
