import Terminal
import Text

/// Lays out text in lines of the reader's width: one column of margin, and code four columns further in.
struct Page {
    let style: OutputStyle
    let margin = " "
    let codeIndent = "     "
    let mark = "   ▸ "

    /// Columns of a line of prose. Below 20 columns a page is unreadable either way, and not narrowed further.
    var measure: Int { max(style.width, 20) - 2 * margin.count }
    /// Columns of a line of code.
    var codeWidth: Int { measure + margin.count - codeIndent.count }

    /// Lines that stand as they are, where code stands. They are not folded, half a diagram says nothing; and where
    /// there is no colour they cannot steer a terminal.
    func drawing(_ lines: [String]) -> [String] {
        lines.map { line in
            line.isEmpty ? "" : codeIndent + (style.colours == .none ? line.printable : line)
        }
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
