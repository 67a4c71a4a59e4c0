import Coursework
import Foundation
import Terminal
import Text

extension Tool {
    /// `reset`: replaces an answer by the shipped stub; the rest of its file is not changed.
    mutating func reset(_ words: [String], isSure: Bool) throws(WorkbookError) {
        guard let word = words.first else {
            throw .usage("Which exercise? As in: swift run workbook reset 4.3.2")
        }
        let exercise = try session.catalogue.one(named: word)
        let answer = session.answers[exercise]
        guard !answer.isUntouched || answer.parts.count != 1 else {
            session.forgetVerdict(on: exercise)
            return console.print("\(exercise.id) is as it was: nothing to put back.")
        }
        if !isSure, !answer.isMissing, try !isConfirmed(answer) {
            return console.print("Nothing was changed.")
        }
        let kept = try session.putBack(exercise)
        console.print("\(exercise.id) is as it was: \(session.answers[exercise].place)")
        if let kept { console.print("What you had is kept in \(kept).") }
    }

    private func isConfirmed(_ answer: Answer) throws(WorkbookError) -> Bool {
        let id = answer.exercise.id
        guard StandardInput.isTerminal else {
            throw .usage(
                """
                reset would replace your answer to \(id), and there is nobody to ask.
                If you are sure: swift run workbook reset \(id) --yes
                """
            )
        }
        let question =
            answer.parts.count > 1
            ? "This replaces your \(answer.parts.count) tries at \(id) in \(answer.place). They are kept in .workbook."
            : "This replaces your answer at \(id) in \(answer.place). It is kept in .workbook."
        console.print(question)
        console.write("Put it back as it was? [y/N]".translated + " ")
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }
}
