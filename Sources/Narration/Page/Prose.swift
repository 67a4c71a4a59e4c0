import Terminal
import Text

extension Page {
    /// Paragraphs and lists, filled to the measure.
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
}
