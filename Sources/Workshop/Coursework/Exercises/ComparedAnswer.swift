import Foundation
import Lessons

/// An answer that is shown beside the learner's after a pass.
package struct ComparedAnswer: Equatable {
    package let title: String
    /// Declarations, each with its documentation.
    package let text: String
    /// For a wrong answer: a sentence that says what is wrong, and the message of its test.
    package var fault: Fault?

    package struct Fault: Equatable {
        package let sentence: String
        package let lesson: Lesson
    }

    /// Our answer, the other right ones, each with its difference from ours, and a wrong one.
    package static func all(to exercise: Exercise, in root: URL) -> [ComparedAnswer] {
        let solution = SolutionText.of(exercise, in: root).map { ComparedAnswer(title: "Ours", text: $0) }
        let others = KnownAnswer.all(to: exercise, in: root).filter(\.isRight).map {
            ComparedAnswer(title: "Also right", text: "/// \($0.name)\n\($0.code)")
        }
        let mistake = ShownMistake(to: exercise, in: root).map {
            ComparedAnswer(
                title: "Another answer: what is wrong with it?", text: $0.code,
                fault: Fault(sentence: "It \($0.name). Its author was told:", lesson: $0.lesson))
        }
        return [solution].compactMap(\.self) + others + [mistake].compactMap(\.self)
    }
}

/// The solution of an exercise in `Exercises/Solutions`: the explanation and the code.
enum SolutionText {
    static func of(_ exercise: Exercise, in root: URL) -> String? {
        guard let text = try? String(textOf: root.appending(path: exercise.file(in: "Solutions"))) else {
            return nil
        }
        let declarations = Declaration.all(in: text).filter { exercise.declarations.contains($0.name) }
        return declarations.isEmpty ? nil : declarations.map(\.text).joined(separator: "\n\n")
    }
}
