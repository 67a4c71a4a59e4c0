import Coursework
import Foundation
import Lessons
import Terminal
import Text

/// The comparison after a pass: the learner's answer, ours, other right ones with what is different about them, and a wrong one.
struct AnswerComparison {
    let answer: Answer
    /// The answers to compare with, ours first.
    let others: [ComparedAnswer]
    let width: Int

    func lines(withYours: Bool) -> [StyledLine] {
        var lines: [StyledLine] = []
        var others = others
        let yours = Self.code(of: answer.trimmedText)
        if withYours, let ours = others.first, yours == Self.code(of: ours.text) {
            lines += part("Your answer is the same as ours", ours.text)
            others.removeFirst()
        } else if withYours {
            lines += part("Your answer", yours)
        }
        for other in others {
            lines += part(other.title, other.text) + (other.fault.map(self.lines) ?? [])
        }
        return lines
    }

    private func lines(of fault: ComparedAnswer.Fault) -> [StyledLine] {
        [StyledLine()] + .wrapped(fault.sentence, width: width)
            + fault.lesson.lines(width: min(Lesson.width, width - 4)).map { StyledLine($0).indented(4) }
    }

    /// The lines of an answer: its declarations, each with its documentation. Long lines of code are broken.
    private func part(_ title: String, _ text: String) -> [StyledLine] {
        var lines = [StyledLine(), StyledLine(title.translated, .bold)]
        var rest = text.components(separatedBy: "\n")
        while !rest.isEmpty {
            let (documentation, code) = rest.partedAtDocumentation()
            lines += DocumentationLines.of(documentation, width: width)
            let declaration = code.prefix { !$0.hasPrefix("///") }
            lines += CodeLines.of(declaration, width: width)
            rest = Array(code.dropFirst(declaration.count))
        }
        return lines
    }

    /// The text without the task, which is its documentation.
    private static func code(of text: String) -> String {
        text.components(separatedBy: "\n").partedAtDocumentation().code.joined(separator: "\n")
    }
}
