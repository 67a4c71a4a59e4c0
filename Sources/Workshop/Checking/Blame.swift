import Coursework
import Lessons
import Programs
import Text

/// Finds the exercises that made a build fail.
struct Blame {
    private(set) var verdicts: [ExerciseID: Verdict] = [:]
    /// Errors that no exercise is to blame for.
    private(set) var others: [CompilerMessage] = []

    /// - Parameters:
    ///   - exercises: all exercises of the chapter that was built.
    ///   - omitted: the exercises that were built as their stubs.
    ///   - source: returns the text of a file of the workbook.
    init(
        for errors: [CompilerMessage], among exercises: [Exercise], _ answers: Answers,
        without omitted: Set<ExerciseID> = [], source: (String) -> String?
    ) {
        for file in Set(exercises.map(\.file)).sorted() {
            let errors = errors.filter { $0.file == file }
            guard !errors.isEmpty else { continue }
            let built = exercises.filter { $0.file == file && !omitted.contains($0.id) }.map { answers[$0] }
                .sorted { $0.line < $1.line }
            note(errors, in: built, source(file))
        }
        for error in errors where !exercises.contains(where: { $0.file == error.file }) {
            guard let exercise = Self.tested(at: error, among: exercises, source) else {
                others.append(error)
                continue
            }
            // The answers compile, but the test cannot use them: one sentence is enough.
            if verdicts[exercise.id] == nil {
                verdicts[exercise.id] = Verdict(
                    state: .doesNotCompile, lesson: Lesson(Self.misfit(answers[exercise], error)))
            }
        }
    }

    /// Notes the errors of a file. If an answer has an unbalanced bracket or string, only that is noted: the errors after it may be
    /// its consequences, and the next build shows which are not.
    private mutating func note(_ errors: [CompilerMessage], in answers: [Answer], _ source: String?) {
        for answer in answers {
            guard let (part, stray) = Self.stray(in: answer) else { continue }
            if let lesson = Self.lesson(on: stray, in: part, of: answer) {
                return verdicts[answer.exercise.id] = Verdict(state: .doesNotCompile, lesson: lesson)
            }
            // If a string does not end in its line, the compiler's own message is clear enough.
            let errors = errors.filter { error in answer.parts.contains { $0.lines.contains(error.line) } }
            guard !errors.isEmpty else { continue }
            return errors.forEach { note($0, of: answer.exercise, source) }
        }
        for error in errors {
            let owner = answers.first { answer in answer.parts.contains { $0.lines.contains(error.line) } }
            if let owner { note(error, of: owner.exercise, source) } else { others.append(error) }
        }
    }

    private mutating func note(_ error: CompilerMessage, of exercise: Exercise, _ source: String?) {
        let lessons = [verdicts[exercise.id]?.lesson, Lesson(error.shown(in: source))]
        verdicts[exercise.id] = Verdict(
            state: .doesNotCompile, lesson: lessons.compactMap(\.self).joined())
    }

    // MARK: Brackets

    private static func stray(in answer: Answer) -> (part: ExerciseParts.Part, stray: StrayBracket)? {
        answer.parts.lazy.compactMap { part in StrayBracket(in: part.text).map { (part, $0) } }.first
    }

    private static func lesson(
        on stray: StrayBracket, in part: ExerciseParts.Part, of answer: Answer
    ) -> Lesson? {
        guard stray.bracket != "\"" else { return nil }
        let line = part.lines.lowerBound + stray.line - 1
        let text = part.text.components(separatedBy: "\n")[stray.line - 1]
        let what =
            stray.isOpening
            ? "The \(stray.bracket) in line \(line) is never closed."
            : "The \(stray.bracket) in line \(line) closes nothing. Delete it, or open what it should close."
        return Lesson("\(answer.exercise.file):\(line)\n\(what)\n\(line) | \(text)")
    }

    // MARK: Errors in the tests

    /// The exercise whose test an error is in.
    private static func tested(
        at error: CompilerMessage, among exercises: [Exercise], _ source: (String) -> String?
    )
        -> Exercise?
    {
        guard error.file.contains("Tests/ExerciseTests/"), let text = source(error.file) else { return nil }
        let lines = text.components(separatedBy: "\n").prefix(error.line)
        // The tests import each declaration by its name.
        if let name = lines.last?.firstMatch(of: #/^@_exported import \w+ \w+\.(\w+)$/#)?.1 {
            return exercises.first { $0.declarations.contains(String(name)) }
        }
        let test = lines.reversed().lazy.compactMap {
            $0.firstMatch(of: #/func `([0-9]+\.[0-9]+\.[0-9]+) /#)?.1
        }.first
        return exercises.first { "\($0.id)" == test ?? "" }
    }

    private static func misfit(_ answer: Answer, _ error: CompilerMessage) -> String {
        let shipped = firstLines(of: answer.exercise.stub)
        let yours = firstLines(of: answer.text)
        let changed = zip(shipped, yours).filter { $0 != $1 }
        let lines = changed.flatMap { shipped, yours in
            ["It was declared as   \(shipped)", "It is now            \(yours)"]
        }
        return
            ([
                "\(answer.exercise.file):\(answer.declarationLine)",
                "Its test cannot use it any more: \(error.text)",
            ] + lines).joined(
                separator: "\n")
    }

    private static func firstLines(of text: String) -> [String] {
        text.components(separatedBy: "\n").filter { Declaration.name(in: $0) != nil }
    }
}
