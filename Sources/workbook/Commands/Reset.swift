import Foundation
import Terminal

extension Session {
    /// Puts an exercise back as it was shipped, and leaves the rest of its file alone.
    mutating func reset(_ words: [String], isSure: Bool) throws(WorkbookError) {
        guard let word = words.first else {
            throw .usage("Which exercise? As in: swift run workbook reset 4.3.2")
        }
        let exercise = try catalogue.one(named: word)
        let answer = answers[exercise]
        guard !answer.isUntouched || answer.parts.count != 1 else {
            forgetVerdict(on: exercise)
            return console.print("\(exercise.id) is as it was: nothing to put back.")
        }
        if !isSure, !answer.isMissing, try !isConfirmed(answer) {
            return console.print("Nothing was changed.")
        }
        try putBack(exercise)
        console.print("\(exercise.id) is as it was: \(answers[exercise].place)")
    }

    /// Puts the stub in the place of the answer. What was found out about the answer is forgotten.
    mutating func putBack(_ exercise: Exercise) throws(WorkbookError) {
        try Stub(of: exercise, in: workbook.root).putBack(replacing: answers[exercise])
        forgetVerdict(on: exercise)
        refresh()
    }

    private func isConfirmed(_ answer: Answer) throws(WorkbookError) -> Bool {
        guard StandardInput.isTerminal else {
            throw .usage(
                """
                reset would throw away your answer to \(answer.exercise.id), and there is nobody to ask.
                If you are sure: swift run workbook reset \(answer.exercise.id) --yes
                """
            )
        }
        let what = answer.parts.count > 1 ? "your \(answer.parts.count) tries" : "your answer"
        console.print("This throws away \(what) at \(answer.exercise.id) in \(answer.place).")
        console.write("Put it back as it was? [y/N] ")
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }
}
