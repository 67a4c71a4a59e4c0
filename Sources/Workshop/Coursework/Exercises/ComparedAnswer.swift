import Foundation
import Lessons

/// An answer that stands beside the learner's after a pass.
package struct ComparedAnswer: Equatable {
    package let title: String
    /// Declarations, each with its documentation.
    package let text: String
    /// What is wrong with it, if anything is: a sentence, and what its test says.
    package var fault: Fault?

    package struct Fault: Equatable {
        package let sentence: String
        package let lesson: Lesson
    }

    /// Our answer, the other right ones, each with how it differs, and a wrong one.
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

/// What `Exercises/Solutions` says to an exercise: the explanation and the code.
enum SolutionText {
    static func of(_ exercise: Exercise, in root: URL) -> String? {
        guard let text = try? String(textOf: root.appending(path: exercise.file(in: "Solutions"))) else {
            return nil
        }
        let declarations = Declaration.all(in: text).filter { exercise.declarations.contains($0.name) }
        return declarations.isEmpty ? nil : declarations.map(\.text).joined(separator: "\n\n")
    }
}
