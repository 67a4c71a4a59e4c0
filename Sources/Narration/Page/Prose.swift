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
