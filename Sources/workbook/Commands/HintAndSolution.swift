extension Session {
    /// Shows the hints to an exercise that were shown before, and one more.
    mutating func hint(_ exercise: Exercise) throws(WorkbookError) {
        let hints = Hints.of(exercise, in: workbook.root)
        guard !hints.isEmpty else { throw WorkbookError("There is no hint to \(exercise.id).") }
        let count = min(hints.count, state.hints["\(exercise.id)", default: 0] + 1)
        screen.print("\(screen.style.styled("\(exercise.id)", as: .bold))  \(exercise.title)")
        for (number, hint) in hints.prefix(count).enumerated() {
            screen.print(wrapped("\(number + 1). ", hint))
        }
        let left = hints.count - count
        screen.print(
            left == 0
                ? "That was the last hint. The solution: swift run workbook solution \(exercise.id) --reveal"
                : "\(left) more: swift run workbook hint \(exercise.id)"
        )
        rememberHints(count, to: exercise)
    }

    /// Shows the solution to an exercise, if it has been passed or somebody insists.
    func showSolution(_ exercise: Exercise, isRevealed: Bool) throws(WorkbookError) {
        guard isRevealed || state[exercise].state == .passed else {
            throw WorkbookError(
                """
                \(exercise.id) is not passed yet, as far as is known. Try it: swift run workbook check \(exercise.id)
                To see the solution all the same: swift run workbook solution \(exercise.id) --reveal
                """
            )
        }
        guard let solution = SolutionText.of(exercise, in: workbook.root) else {
            throw WorkbookError("There is no solution to \(exercise.id) in Exercises/Solutions.")
        }
        screen.print("\(screen.style.styled("\(exercise.id)", as: .bold))  \(exercise.title)")
        screen.print()
        screen.print(solution)
    }

    /// A text that hangs under its mark, in the width of the screen.
    private func wrapped(_ mark: String, _ text: String) -> String {
        var lines = [mark]
        var isAtStart = true
        for word in text.split(separator: " ") {
            let gap = isAtStart ? "" : " "
            if (lines[lines.count - 1] + gap + word).displayWidth > screen.style.width, !isAtStart {
                lines.append(String(repeating: " ", count: mark.count) + word)
            } else {
                lines[lines.count - 1] += gap + word
            }
            isAtStart = false
        }
        return lines.joined(separator: "\n")
    }
}
