import Foundation
import Terminal

/// What there is to see after a pass: the learner's answer, ours, and the other ones that are right, each with what is different.
struct AnswerComparison {
    let answer: Answer
    let root: URL
    let width: Int

    func lines(withYours: Bool) -> [StyledLine] {
        var lines: [StyledLine] = []
        if withYours { lines += part("Your answer", Self.code(of: answer.shown)) }
        if let solution = SolutionText.of(answer.exercise, in: root) { lines += part("Ours", solution) }
        return lines
    }

    private func part(_ title: String, _ code: String) -> [StyledLine] {
        [StyledLine(), StyledLine(title, .bold), StyledLine()]
            + code.components(separatedBy: "\n").map { StyledLine($0).indented($0.isEmpty ? 0 : 4) }
    }

    /// The text without the task that stands above it.
    private static func code(of text: String) -> String {
        let lines = text.components(separatedBy: "\n")
        return lines.drop { $0.hasPrefix("///") }.joined(separator: "\n")
    }
}
