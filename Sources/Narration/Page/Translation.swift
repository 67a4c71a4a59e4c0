import Manuscript
import Terminal
import Text
import Translation

extension Page {
    /// Lines of Objective-C, with the place where each can be read, above the lines that say the same today.
    func translation(_ lines: [Translation]) -> [StyledLine] {
        let rows = lines.flatMap { [($0.place.translated, $0.objectiveC), ("today".translated, $0.today)] }
        let labelWidth = (rows.map(\.0.displayWidth).max() ?? 0) + 2
        return rows.flatMap { label, code in
            let start = label.padded(toWidth: labelWidth)
            return code.printable.folded(to: codeWidth - labelWidth, hanging: 2).enumerated().map {
                index, piece in
                line(codeIndent, index == 0 ? start : .spaces(labelWidth), Look.aside) + StyledLine(piece)
            }
        }
    }
}
