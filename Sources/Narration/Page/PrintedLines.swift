import Terminal
import Text

extension Page {
    /// A line that an example printed. What steers a terminal is shown, not sent.
    func printed(_ line: String) -> [StyledLine] {
        let folded = line.printable.folded(to: codeWidth, hanging: 2)
        return folded.enumerated().map { index, text in
            guard index == 0 else { return StyledLine(codeIndent + text) }
            return StyledLine(text.isEmpty ? emptyMark : mark, Look.mark) + StyledLine(text)
        }
    }
}
