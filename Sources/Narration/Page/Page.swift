import Book
import Terminal
import Text

/// Lays out text for the width of the terminal, with a margin of one column. Code is indented by four more.
struct Page {
    let style: OutputStyle
    let margin = " "
    let codeIndent = "     "
    let mark = "   ▸ "
    /// The mark of an empty line.
    let emptyMark = "   ▸"

    /// The width of a line of prose. Below 20 columns no page is readable, so it does not become narrower.
    var measure: Int { max(style.width, 20) - 2 * margin.count }
    /// The width of a line of code.
    var codeWidth: Int { measure + margin.count - codeIndent.count }

    /// A line with an unstyled beginning.
    func line(_ start: String, _ text: String, _ look: Style) -> StyledLine {
        StyledLine(start) + StyledLine(text, look)
    }

    /// The number and title, with the place in the book at the right, and a rule below. If they do not fit in one line, the place
    /// gets lines of its own.
    func heading(number: String, title: String, place: String?, rule: Character) -> [StyledLine] {
        let number = number + "  "
        let indent = margin + .spaces(number.displayWidth)
        let left = (number + title).folded(to: measure, hanging: number.displayWidth)
        let ruler = [line(margin, String(repeating: rule, count: measure), Look.aside)]
        let titled = left.map { line(margin, $0, Look.title) }
        guard let place, !place.isEmpty else { return titled + ruler }

        let gap = measure - (left.last ?? "").displayWidth - place.displayWidth
        if left.count == 1, gap >= 2 {
            return [titled[0] + line(.spaces(gap), place, Look.aside)] + ruler
        }
        let below = place.folded(to: measure - number.displayWidth, hanging: 0)
        return titled + below.map { line(indent, $0, Look.aside) } + ruler
    }

    /// A headline within the section. The piece of a rule before it is visible without colours too.
    func turn(_ title: String) -> [StyledLine] {
        ("── " + title).folded(to: measure, hanging: 3).map { line(margin, $0, Look.title) }
    }

    /// A title, and below it the indented text.
    func folded(_ fold: FoldData) -> [StyledLine] {
        let indent = String.spaces(codeIndent.count - margin.count)
        let narrow = Page(style: OutputStyle(width: style.width - indent.count, colours: style.colours))
        let lines = narrow.prose(fold.title, as: Look.title) + narrow.prose(fold.text, as: Look.aside)
        return lines.map { StyledLine($0.spans.isEmpty ? "" : indent) + $0 }
    }

    /// Paragraphs and lists, wrapped to the width.
    func prose(_ text: String, as look: Style = .plain) -> [StyledLine] {
        var lines: [StyledLine] = []
        for paragraph in Paragraph.all(in: text) {
            if paragraph.isApart && !lines.isEmpty { lines.append(StyledLine()) }
            lines += filled(paragraph, look)
        }
        return lines
    }

    private func filled(_ paragraph: Paragraph, _ look: Style) -> [StyledLine] {
        let hanging = paragraph.marker.displayWidth
        let words = Word.all(in: paragraph.text, keepsBackticks: style.colours == .none)
        let lines = Word.filled(words, width: measure - hanging)
        return lines.enumerated().map { index, line in
            let start = StyledLine(margin + (index == 0 ? paragraph.marker : .spaces(hanging)))
            return line.reduce(start) { $0 + StyledLine($1.text, $1.isCode ? Look.code : look) }
        }
    }

    /// A line that an example printed. Control characters are made visible.
    func printed(_ line: String) -> [StyledLine] {
        let folded = line.printable.folded(to: codeWidth, hanging: 2)
        return folded.enumerated().map { index, text in
            guard index == 0 else { return StyledLine(codeIndent + text) }
            return StyledLine(text.isEmpty ? emptyMark : mark, Look.mark) + StyledLine(text)
        }
    }

    /// Lines that are shown unchanged, with the indentation of code. They are not wrapped, because that would destroy a diagram.
    /// Control characters are made visible.
    func drawing(_ lines: [String]) -> [StyledLine] {
        lines.map { StyledLine($0.isEmpty ? "" : codeIndent + $0.printable) }
    }

    /// Lines of Objective-C, each with the text it comes from, above the Swift lines that do the same.
    func translation(_ lines: [Counterpart]) -> [StyledLine] {
        let rows = lines.flatMap { [($0.place.translated, $0.objectiveC), ("here".translated, $0.here)] }
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

/// The styles of a page.
enum Look {
    static let title = Style.bold
    static let aside = Style.dim
    static let code = Style(.cyan)
    static let mark = Style(.green)
}

extension String {
    /// The lines of a text. A line break at the end ends the last line, and does not begin another.
    var lines: [String] {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A string of spaces.
    static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }
}
