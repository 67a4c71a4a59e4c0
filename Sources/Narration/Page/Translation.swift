import Manuscript
import Terminal
import Text

extension Page {
    /// Lines of the book's Objective-C, each above the line that says the same today.
    func translation(_ lines: [Translation]) -> [String] {
        lines.flatMap { labelled("the book", $0.book) + labelled("today", $0.today) }
    }

    private func labelled(_ label: String, _ code: String) -> [String] {
        let start = label.padding(toWidth: Self.labelWidth)
        let room = codeWidth - start.displayWidth
        return code.printable.folded(to: room, hanging: 2).enumerated().map { index, line in
            codeIndent + style.styled(index == 0 ? start : .spaces(Self.labelWidth), as: Look.aside) + line
        }
    }

    private static let labelWidth = "the book  ".count
}

extension String {
    fileprivate func padding(toWidth width: Int) -> String { self + .spaces(width - displayWidth) }
}
