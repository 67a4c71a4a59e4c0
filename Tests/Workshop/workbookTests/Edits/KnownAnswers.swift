import Foundation

@testable import Coursework

/// Answers with known verdicts, for exercises that declare one function and nothing else.
struct KnownAnswers {
    let exercise: Exercise
    /// The code of answers that pass, and of answers that fail, from `Exercises/Solutions` and `Exercises/Variants`.
    let right: [String]
    let wrong: [String]

    /// - Returns: `nil` if the exercise is of another kind.
    private init?(_ exercise: Exercise, in root: URL) {
        guard let name = exercise.declarations.first, exercise.declarations.count == 1,
            exercise.stub.contains("\npublic func \(name)"), exercise.stub.contains("todo()"),
            ["Solutions", "Variants"].allSatisfy({
                Self.imports(of: exercise.file(in: $0), root).isSubset(
                    of: Self.imports(of: exercise.file, root))
            })
        else { return nil }
        let solution = SolutionText.of(exercise, in: root).map {
            $0.components(separatedBy: "\n").partedAtDocumentation().code.joined(separator: "\n")
        }
        let variants = KnownAnswer.all(to: exercise, in: root)
        // Without private helpers: those of two answers could have the same name.
        func alone(_ codes: [String]) -> [String] {
            codes.filter { $0.hasPrefix("public func \(name)") && !$0.contains("\nprivate ") }
        }
        self.exercise = exercise
        right = alone([solution].compactMap(\.self) + variants.filter(\.isRight).map(\.code))
        wrong = alone(variants.filter { !$0.isRight }.map(\.code))
        guard !right.isEmpty, !wrong.isEmpty else { return nil }
    }

    /// The known answers to all exercises of these chapters that have some.
    static func all(in root: URL, chapters: Set<Int>) throws -> [KnownAnswers] {
        try Catalogue(of: root).exercises.filter { chapters.contains($0.id.chapter) }
            .compactMap { KnownAnswers($0, in: root) }
    }

    private static func imports(of file: String, _ root: URL) -> Set<String> {
        let text = (try? String(textOf: root.appending(path: file))) ?? ""
        return Set(text.components(separatedBy: "\n").filter { $0.hasPrefix("import ") })
    }

    /// The task, and the code of the stub.
    private var parted: (task: String, code: String) {
        let lines = exercise.stub.components(separatedBy: "\n")
        let count = lines.prefix { $0.hasPrefix("///") }.count
        return (
            lines.prefix(count).joined(separator: "\n") + "\n",
            lines.dropFirst(count).joined(separator: "\n")
        )
    }

    /// The text of the exercise with this code as its answer; only the task if the code is empty.
    func text(_ code: String) -> String { parted.task + code + "\n\n" }

    /// The stub with this code in the place of its first `todo()`.
    func stub(beginning code: String) -> String {
        text(parted.code.replacing("todo()", with: code, maxReplacements: 1))
    }
}
