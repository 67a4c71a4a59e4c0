import Coursework
import Foundation
import Lessons
import Terminal
import Text

/// What there is to see after a pass: the learner's answer, ours, the other ones that are right, each with what is different, and one
/// that is wrong.
struct AnswerComparison {
    let answer: Answer
    /// Those that stand beside it.
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

    /// The declarations of a text, each with its documentation; lines of code that are too long are broken.
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

    /// The text without the task that stands above it.
    private static func code(of text: String) -> String {
        text.components(separatedBy: "\n").partedAtDocumentation().code.joined(separator: "\n")
    }
}
