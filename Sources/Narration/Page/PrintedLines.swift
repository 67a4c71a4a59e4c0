import Terminal
import Text

extension Page {
    /// A line that an example printed. What steers a terminal is shown, not sent.
    func printed(_ line: String) -> [String] {
        let folded = line.printable.folded(to: codeWidth, hanging: 2)
        return folded.enumerated().map { index, text in
            let start = index == 0 ? style.styled(mark, as: Look.mark) : codeIndent
            return text.isEmpty ? start.droppingTrailingSpaces : start + text
        }
    }
}

extension String {
    fileprivate var droppingTrailingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}
