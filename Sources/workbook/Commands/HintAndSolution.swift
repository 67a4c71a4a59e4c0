extension Session {
    /// Shows the hints to an exercise that were shown before, and one more.
    mutating func hint(_ exercise: Exercise) throws(WorkbookError) {
        let hints = Hints.of(exercise, in: workbook.root)
        guard !hints.isEmpty else { throw WorkbookError("There is no hint to \(exercise.id).") }
        let count = min(hints.count, min(hints.count, state.hints(to: exercise)) + 1)
        console.print([headline(exercise)])
        for (number, hint) in hints.prefix(count).enumerated() {
            console.print(.wrapped(hint, mark: "\(number + 1). ", width: console.style.width))
        }
        let left = hints.count - count
        console.print(
            left == 0
                ? "That was the last hint. The solution: swift run workbook solution \(exercise.id) --reveal"
                : "\(left) more: swift run workbook hint \(exercise.id)"
        )
        rememberHints(count, to: exercise)
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
