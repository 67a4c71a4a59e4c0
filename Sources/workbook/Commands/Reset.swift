import Foundation
import Terminal

extension Session {
    /// Puts an exercise back as it was before anybody wrote into it, and leaves the rest of its file alone.
    mutating func reset(_ words: [String], isSure: Bool) throws(WorkbookError) {
        guard let word = words.first else {
            throw .usage("Which exercise? As in: swift run workbook reset 4.3.2")
        }
        let found = try catalogue.named(word)
        guard found.count == 1, let exercise = found.first else {
            throw .usage("“\(word)” names \(found.count) exercises. Only one at a time can be put back.")
        }
        let stub = try OriginalStub.of(exercise, in: workbook)
        guard stub != exercise.text else {
            forget(exercise)
            return screen.print("\(exercise.id) is as it was: nothing to put back.")
        }
        if !isSure {
            guard try isConfirmed(exercise) else { return screen.print("Nothing was changed.") }
        }
        try replace(exercise, by: stub)
        forget(exercise)
        screen.print("\(exercise.id) is as it was: \(exercise.place)")
    }

    private func isConfirmed(_ exercise: Exercise) throws(WorkbookError) -> Bool {
        guard StandardInput.isTerminal else {
            throw .usage(
                """
                reset would throw away your answer to \(exercise.id), and there is nobody to ask.
                If you are sure: swift run workbook reset \(exercise.id) --yes
                """
            )
        }
        screen.print("This throws away your answer to \(exercise.id) in \(exercise.place).")
        screen.write("Put it back as it was? [y/N] ")
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }

    private func replace(_ exercise: Exercise, by stub: String) throws(WorkbookError) {
        let file = workbook.root.appending(path: exercise.file)
        do {
            var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            guard
                Array(lines[(exercise.lines.lowerBound - 1)..<exercise.lines.upperBound]).joined(
                    separator: "\n")
                    == exercise.text
            else {
                throw WorkbookError("\(exercise.file) was changed just now. Nothing was put back; try again.")
            }
            lines.replaceSubrange(
                (exercise.lines.lowerBound - 1)..<exercise.lines.upperBound,
                with: stub.components(separatedBy: "\n"))
            try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        } catch let error as WorkbookError {
            throw error
        } catch {
            throw WorkbookError("\(exercise.file) could not be written: \(error.localizedDescription)")
        }
    }
}
