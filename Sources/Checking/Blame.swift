import Coursework
import Programs
import Lessons
import Text

/// Which exercises a build failed because of.
struct Blame {
    private(set) var verdicts: [ExerciseID: Verdict] = [:]
    /// Why exercises cannot be built that are not wrong themselves, as far as is known.
    private(set) var obstacles: [ExerciseID: String] = [:]
    /// Errors that no exercise is to blame for.
    private(set) var others: [CompilerMessage] = []

    /// Those that were not built, with all that they declare.
    private let left: [Answer]

    /// - Parameters:
    ///   - exercises: those of the chapter that was built.
    ///   - left: those in whose place a stub was built.
    ///   - source: the text of a file of the workbook.
    init(
        for errors: [CompilerMessage], among exercises: [Exercise], _ answers: Answers,
        without left: Set<ExerciseID> = [], source: (String) -> String?
    ) {
        self.left = exercises.filter { left.contains($0.id) }.map { answers[$0] }
        for file in Set(exercises.map(\.file)).sorted() {
            let own = errors.filter { $0.file == file }
            guard !own.isEmpty else { continue }
            let answersInFile = exercises.filter { $0.file == file }.map { answers[$0] }
                .sorted { $0.line < $1.line }
            let built = answersInFile.filter { !left.contains($0.exercise.id) }
            if let stray = built.lazy.compactMap(Self.strayBracket).first {
                verdicts[stray.exercise.id] = stray.verdict
                continue
            }
            for error in own { note(error, in: answersInFile, source(file)) }
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

    private mutating func note(_ error: CompilerMessage, in answers: [Answer], _ source: String?) {
        let owner = answers.first { answer in answer.parts.contains { $0.lines.contains(error.line) } }
        guard let owner else { return others.append(error) }
        if let name = error.unknownName,
            let other = left.first(where: { Declaration.names(in: $0.text).contains(name) })
        {
            obstacles[owner.exercise.id] = """
                \(owner.exercise.id) uses `\(name)`, which belongs to \(other.exercise.id), and that does not compile. \
                First mend \(other.exercise.id).
                """
            return
        }
        let lessons = [verdicts[owner.exercise.id]?.lesson, Lesson(error.shown(in: source))]
        verdicts[owner.exercise.id] = Verdict(
            state: .doesNotCompile, lesson: lessons.compactMap(\.self).joined())
    }

    // MARK: Brackets

    /// A bracket that is missing in one exercise makes the compiler complain in the next.
    private static func strayBracket(_ answer: Answer) -> (exercise: Exercise, verdict: Verdict)? {
        for part in answer.parts {
            guard let stray = StrayBracket(in: part.text) else { continue }
            let line = part.lines.lowerBound + stray.line - 1
            let text = part.text.components(separatedBy: "\n")[stray.line - 1]
            let what =
                stray.isOpening
                ? "The \(stray.bracket) in line \(line) is never closed."
                : "The \(stray.bracket) in line \(line) closes nothing. Delete it, or open what it should close."
            let lesson = "\(answer.exercise.file):\(line)\n\(what)\n\(line) | \(text)"
            return (answer.exercise, Verdict(state: .doesNotCompile, lesson: Lesson(lesson)))
        }
        return nil
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
