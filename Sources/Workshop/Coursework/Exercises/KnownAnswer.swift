import Foundation

/// An answer in `Exercises/Variants`, where each exercise has other right answers, and wrong ones.
struct KnownAnswer: Sendable, Hashable {
    /// For a right answer: how it differs from the solution, as a sentence. For a wrong one its mistake: `keeps the weak ones`.
    let name: String
    let isRight: Bool
    /// The functions that differ, as a learner would write them, after the private members and helpers that they use.
    let code: String

    /// The answers to an exercise, in the order of the file.
    static func all(to exercise: Exercise, in root: URL) -> [KnownAnswer] {
        let text = try? String(textOf: root.appending(path: exercise.file(in: "Variants")))
        return all(in: text ?? "", declaring: exercise.declarations)
    }

    /// The answers among the declarations of these names.
    static func all(in text: String, declaring names: [String]) -> [KnownAnswer] {
        let wanted = Declaration.all(in: text.replacing("\r\n", with: "\n")).filter {
            names.contains($0.name)
        }
        let declarations = wanted.map { VariedMember.all(in: $0.text) }
        let answers = declarations.joined().flatMap(\.calls).flatMap(\.answers)
        return answers.indices.filter { !answers[..<$0].map(\.name).contains(answers[$0].name) }.map {
            index in
            let code = declarations.map { Self.code(of: answers[index].name, in: $0) }.filter { !$0.isEmpty }
            return KnownAnswer(
                name: answers[index].name, isRight: answers[index].isRight,
                code: code.joined(separator: "\n\n"))
        }
    }

    private static func code(of name: String, in members: [VariedMember]) -> String {
        let answers = members.compactMap { $0.text(withAnswerNamed: name) }
        let words = Set(
            answers.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
        let needed = members.flatMap(\.helpers).filter { words.contains($0.name) }.map(\.text)
        let stored = needed.filter { !$0.contains("\n") }.joined(separator: "\n")
        let functions = needed.filter { $0.contains("\n") }
        return ((stored.isEmpty ? [] : [stored]) + functions + answers).joined(separator: "\n\n")
    }
}
