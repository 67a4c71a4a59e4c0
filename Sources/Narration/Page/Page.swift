import Terminal
import Text

/// Lays out text in lines of the reader's width: one column of margin, and code four columns further in.
struct Page {
    let style: OutputStyle
    let margin = " "
    let codeIndent = "     "
    let mark = "   ▸ "
    /// Before nothing.
    let emptyMark = "   ▸"

    /// Columns of a line of prose. Below 20 columns a page is unreadable either way, and not narrowed further.
    var measure: Int { max(style.width, 20) - 2 * margin.count }
    /// Columns of a line of code.
    var codeWidth: Int { measure + margin.count - codeIndent.count }

    /// Lines that stand as they are, where code stands. They are not folded, half a diagram says nothing. What steers a
    /// terminal is shown, not sent.
    func drawing(_ lines: [String]) -> [StyledLine] {
        lines.map { StyledLine($0.isEmpty ? "" : codeIndent + $0.printable) }
    }

    /// A line whose beginning looks plain.
    func line(_ start: String, _ text: String, _ look: Style) -> StyledLine {
        StyledLine(start) + StyledLine(text, look)
    }
}

extension String {
    /// The lines of a text. The line break at its end ends the last line, it does not begin another.
    var lines: [String] {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Spaces, as many columns wide.
    static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }
}
