import Manuscript
import Terminal
import Text

extension Page {
    /// Lines of the book's Objective-C, each above the line that says the same today.
    func translation(_ lines: [Translation]) -> [StyledLine] {
        lines.flatMap { labelled("the book", $0.book) + labelled("today", $0.today) }
    }

    private func labelled(_ label: String, _ code: String) -> [StyledLine] {
        let start = label.padded(toWidth: Self.labelWidth)
        let room = codeWidth - start.displayWidth
        return code.printable.folded(to: room, hanging: 2).enumerated().map { index, piece in
            line(codeIndent, index == 0 ? start : .spaces(Self.labelWidth), Look.aside) + StyledLine(piece)
        }
    }

    private static let labelWidth = "the book  ".displayWidth
}
