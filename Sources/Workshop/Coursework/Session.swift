import Book
import Foundation

/// The exercises, the learner's answers, and the remembered verdicts and hints, at one moment.
package struct Session: Sendable {
    package let workbook: Workbook
    package let catalogue: Catalogue
    package let companions: Companions
    private let file: StateFile
    package private(set) var answers: Answers
    package private(set) var state: LearnerState

    /// - Parameter complain: gets a message about a problem with the state file.
    package init(_ workbook: Workbook, complain: @escaping @Sendable (String) -> Void) throws(WorkbookError) {
        self.workbook = workbook
        catalogue = try Catalogue(of: workbook.root)
        answers = Answers(to: catalogue, in: workbook.root)
        companions = Companions(in: workbook.root)
        file = StateFile(root: workbook.root, complain: complain)
        state = file.read()
    }

    /// The first exercise that is not passed; `nil` when all are.
    package var next: Exercise? { catalogue.exercises.first { verdict(on: $0).state != .passed } }

    /// The last verdict on an exercise, if it still applies to the answer; otherwise `.pending` or `.missing`.
    package func verdict(on exercise: Exercise) -> Verdict {
        let answer = answers[exercise]
        return answer.isMissing ? Verdict(state: .missing, lesson: "") : state[answer]
    }

    /// The exercises that these words name, each once; without words, all exercises.
    package func named(_ words: [String]) throws(WorkbookError) -> [Exercise] {
        guard !words.isEmpty else { return catalogue.exercises }
        var chosen: [Exercise] = []
        for word in words { chosen += try catalogue.named(word).filter { !chosen.contains($0) } }
        return chosen
    }

    // MARK: Changes

    /// Replaces the answer by its stub, and forgets its verdict.
    ///
    /// - Returns: the path of a copy of the answer, from the root; `nil` if there was none.
    package mutating func putBack(_ exercise: Exercise) throws(WorkbookError) -> String? {
        let answer = answers[exercise]
        let kept = try answer.keepCopy(in: workbook.root)
        try StubRestorer(of: exercise, in: workbook.root).putBack(replacing: answer)
        forgetVerdict(on: exercise)
        refresh()
        return kept
    }

    /// Replaces the code of an answer, if it is still `former`, the code that the caller has read. A stub that is gone from the
    /// file is put back first.
    ///
    /// - Returns: false if the code is another by now: then nothing was written.
    package mutating func write(
        _ code: String, to exercise: Exercise, inPlaceOf former: String
    ) throws(WorkbookError) -> Bool {
        refresh()
        guard answers[exercise].code != code else { return true }
        guard answers[exercise].code == former else { return false }
        let lines = code.components(separatedBy: "\n")
        let headline = lines.first { ExerciseParts(of: $0, knowing: []).parts.count > 0 }
        if let headline {
            throw WorkbookError("An answer has no line that begins another exercise: \(headline)")
        }
        // Without code there are no lines to replace: the stub brings them back.
        if answers[exercise].linesOfCode == nil {
            try StubRestorer(of: exercise, in: workbook.root).putBack(replacing: answers[exercise])
            refresh()
        }
        var file = try AnswerFile(exercise.file, in: workbook.root)
        let answer = answers[exercise]
        defer { refresh() }
        guard let place = answer.linesOfCode, file.replace(place, ifStill: answer.codeLines, with: lines)
        else {
            return false
        }
        return try file.save()
    }

    /// Remembers verdicts on these answers, and the compiler that has built them.
    package mutating func remember(_ verdicts: [(Verdict, Answer)], builtBy compiler: Fingerprint?) {
        guard !verdicts.isEmpty else { return }
        state = file.update { state in
            for (verdict, answer) in verdicts { state.remember(verdict, on: answer, builtBy: compiler) }
        }
    }

    /// Remembers that one more hint was shown, if there is one more.
    package mutating func takeHint(to exercise: Exercise) {
        let (shown, count) = (state.hints(to: exercise), companions[exercise].hints.count)
        if shown < count { state = file.update { $0.rememberHints(shown + 1, to: exercise) } }
    }

    /// Remembers whether a question of `which` was answered right.
    package mutating func note(_ name: QuestionName, isRight: Bool) {
        state = file.update { $0.note(name, isRight: isRight) }
    }

    package mutating func forgetVerdict(on exercise: Exercise) {
        state = file.update { $0.forgetVerdict(on: exercise) }
    }

    /// Reads the answers again, and the results of other runs of the tool.
    package mutating func refresh() {
        answers = Answers(to: catalogue, in: workbook.root, knowing: answers)
        state = file.read()
    }
}
