import Lessons
import Text

extension Lesson {
    /// The markup of the lesson: figures are drawn, and a remark is below the rows or the figure that it is about.
    var html: HTML {
        isEmpty ? "" : "<div class=\"lesson\">\(HTML(parts.map(Self.html), separator: "\n"))</div>"
    }

    private static func html(_ part: Part) -> HTML {
        switch part {
        case .words(let words): return remark(words)
        case .lines(let lines): return text(lines.map { "\($0.printable)" })
        case .rows(let rows, let mark):
            let labels = LabelColumn(rows.map { OwnLabel.inLanguage($0.label) })
            var lines = rows.indices.map { "\(labels.line($0, rows[$0].text.translated).printable)" as HTML }
            if let mark, let last = rows.last {
                let (before, element, after) = last.text.around(elementAt: mark.column)
                let start = labels.line(rows.count - 1, before.isEmpty ? " " : before)
                lines[rows.count - 1] =
                    "\(start.printable)<mark>\(element.printable)</mark>\(after.printable)"
            }
            return text(lines) + (mark.map { remark($0.sentence) } ?? "")
        case .figure(let figure, let mark):
            return figure.withLabelsInLanguage.html(mark: mark) + (mark.map { remark($0.sentence) } ?? "")
        }
    }

    private static func text(_ lines: [HTML]) -> HTML { .pre("text", HTML(lines, separator: "\n")) }

    private static func remark(_ sentence: String) -> HTML {
        "<p class=\"remark\">\(Prose.plain(sentence.translated.printableLines))</p>"
    }
}

extension String {
    /// In a list that is written as text: the element that begins in this column, with the text before and after it. If none
    /// begins there, the end of the list.
    fileprivate func around(elementAt column: Int) -> (before: String, element: String, after: String) {
        var (start, width) = (startIndex, 0)
        while width < column, start < endIndex {
            width += String(self[start]).displayWidth
            start = index(after: start)
        }
        if start == endIndex, !isEmpty { start = index(before: start) }
        var (end, depth, isQuoted) = (start, 0, false)
        scan: while end < endIndex {
            switch self[end] {
            case "\\" where isQuoted: end = index(after: end)
            case "\"": isQuoted.toggle()
            case _ where isQuoted: break
            case "[", "(": depth += 1
            case "]" where depth == 0, ")" where depth == 0, "," where depth == 0: break scan
            case "]", ")": depth -= 1
            default: break
            }
            if end < endIndex { end = index(after: end) }
        }
        if end == start, end < endIndex { end = index(after: end) }
        return (String(self[..<start]), String(self[start..<end]), String(self[end...]))
    }
}
