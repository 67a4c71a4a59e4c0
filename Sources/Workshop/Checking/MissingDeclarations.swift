import Coursework
import Lessons

/// Looks for the declarations that a chapter's tests use, before anything is built: the compiler would complain about the tests,
/// half a minute later.
enum MissingDeclarations {
    /// Verdicts on the exercises that are missing, or that lack a declaration.
    static func verdicts(on exercises: [Exercise], _ answers: Answers) -> [ExerciseID: Verdict] {
        let texts = Set(exercises.map(\.file)).compactMap { answers.text(of: $0) }
        let declared = Declaration.names(in: texts.joined(separator: "\n"))
        var found: [ExerciseID: Verdict] = [:]
        for exercise in exercises {
            let gone = exercise.declarations.filter { !declared.contains($0) }
            guard !gone.isEmpty else { continue }
            found[exercise.id] =
                answers[exercise].isMissing
                ? Verdict(state: .missing, lesson: Lesson(lesson(onMissing: exercise, answers)))
                : Verdict(state: .doesNotCompile, lesson: Lesson(lesson(on: gone, of: answers[exercise])))
        }
        return found
    }

    private static func lesson(onMissing exercise: Exercise, _ answers: Answers) -> String {
        let order = "swift run workbook reset \(exercise.id)"
        if answers.isUnreadable(exercise.file) {
            // `reset` writes into no file that it cannot read.
            return """
                \(exercise.file) cannot be read, since it is not UTF-8 text. Open it in your editor, and save it with the encoding UTF-8. \
                If there is nothing in it to keep, delete it, and then: \(order)
                """
        }
        let what =
            if answers.text(of: exercise.file) == nil {
                "\(exercise.file) is gone."
            } else {
                "It is gone from \(exercise.file)."
            }
        return "\(what)\nBring it back with: \(order)"
    }

    private static func lesson(on gone: [String], of answer: Answer) -> String {
        let lines = answer.exercise.stub.components(separatedBy: "\n")
        let sentences = gone.flatMap { name -> [String] in
            let line = lines.first { Declaration.name(in: $0) == name } ?? name
            return [sentence(onMissing: name, declaredIn: line), "    " + line]
        }
        return ([answer.place] + sentences).joined(separator: "\n")
    }

    private static func sentence(onMissing name: String, declaredIn line: String) -> String {
        let keyword = line.firstMatch(of: #/\b(func|struct|class|enum|protocol|let|var|actor) /#)?.1 ?? ""
        return switch keyword {
        case "func": "The function \(name) is gone, and its test calls it. Declare it again:"
        case "let": "The constant \(name) is gone, and its test calls it. Declare it again:"
        case "var": "The variable \(name) is gone, and its test calls it. Declare it again:"
        default: "The \(keyword) \(name) is gone, and its test calls it. Declare it again:"
        }
    }
}
