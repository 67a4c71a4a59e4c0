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
        for other in AcceptedText.of(answer.exercise, in: root) {
            lines += part("Also right", "/// \(other.difference)\n\(other.code)")
        }
        return lines
    }

    /// What stands above a declaration is prose, and fills the width; code is broken where it must be.
    private func part(_ title: String, _ text: String) -> [StyledLine] {
        var blocks: [(text: String, isProse: Bool)] = []
        for line in text.components(separatedBy: "\n") {
            let isProse = line.hasPrefix("///")
            let own = isProse ? String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)) : line
            if isProse, let last = blocks.last, last.isProse, !own.hasPrefix("    "), !own.isEmpty {
                blocks[blocks.count - 1].text += " " + own
            } else {
                blocks.append((own, isProse))
            }
        }
        let lines = blocks.flatMap { block -> [StyledLine] in
            if block.isProse, !block.text.hasPrefix("    ") { return .wrapped(block.text, width: width) }
            return block.text.broken(toWidth: width - 4).map { StyledLine($0).indented($0.isEmpty ? 0 : 4) }
        }
        return [StyledLine(), StyledLine(title, .bold)] + lines
    }

    /// The text without the task that stands above it.
    private static func code(of text: String) -> String {
        let lines = text.components(separatedBy: "\n")
        return lines.drop { $0.hasPrefix("///") }.joined(separator: "\n")
    }
}
