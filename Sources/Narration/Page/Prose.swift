import Terminal
import Text

extension Page {
    /// Paragraphs and lists, filled to the measure.
    func prose(_ text: String, as look: Style = .plain) -> [String] {
        var lines: [String] = []
        for paragraph in Paragraph.all(in: text) {
            if paragraph.isApart && !lines.isEmpty { lines.append("") }
            lines += filled(paragraph, look)
        }
        return lines
    }

    private func filled(_ paragraph: Paragraph, _ look: Style) -> [String] {
        let hanging = paragraph.marker.displayWidth
        let words = Word.all(in: paragraph.text, keepsBackticks: style.colours == .none)
        let lines = Word.filled(words, width: measure - hanging)
        return lines.enumerated().map { index, line in
            let start = index == 0 ? paragraph.marker : .spaces(hanging)
            let text = line.map { style.styled($0.text, as: $0.isCode ? Look.code : look) }
            return margin + start + text.joined()
        }
    }
}

/// A paragraph or an item of a list, on one line.
private struct Paragraph {
    /// `• ` or `1. ` before an item of a list.
    let marker: String
    var text: String
    /// Whether an empty line was before it.
    let isApart: Bool

    static func all(in text: String) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var isApart = true
        for line in text.lines {
            let line = line.trimmed
            if line.isEmpty {
                isApart = true
                continue
            }
            let (marker, rest) = item(line)
            if isApart || !marker.isEmpty || paragraphs.isEmpty {
                paragraphs.append(Paragraph(marker: marker, text: String(rest), isApart: isApart))
            } else {
                paragraphs[paragraphs.count - 1].text += " " + line
            }
            isApart = false
        }
        return paragraphs
    }

    private static func item(_ line: Substring) -> (marker: String, rest: Substring) {
        if line.hasPrefix("- ") { return ("• ", line.dropFirst(2).trimmed) }
        if let match = line.prefixMatch(of: /\d{1,2}\. +/) {
            return (String(match.output), line[match.range.upperBound...])
        }
        return ("", line)
    }
}

extension StringProtocol where SubSequence == Substring {
    var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
