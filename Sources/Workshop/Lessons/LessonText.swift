import Text

/// A lesson as text.
extension Lesson {
    /// How many columns a picture, and what is set in columns, may have: of 80, what the tool leaves for the mistake that it shows
    /// after a pass.
    package static let width = 76
    /// Columns for a list and for what is said at its mark: what labels, and whoever shows the lesson, leave of 80.
    public static let listWidth = 57

    /// - Parameters:
    ///   - width: how many columns there are.
    ///   - room: how many of them sentences fill, if not all.
    package func lines(width: Int = width, sentences room: Int? = nil) -> [String] {
        parts.flatMap { $0.lines(width: width, sentences: room ?? width) }
    }

    /// The lines with line breaks between them, each sentence in one line.
    package var text: String { lines(sentences: .max).joined(separator: "\n") }
}

extension Lesson.Part {
    fileprivate func lines(width: Int, sentences room: Int) -> [String] {
        switch self {
        case .words(let text): return text.translated.folded(toWidth: room)
        case .lines(let lines): return lines
        case .rows(let rows, let mark):
            let labels = LabelColumn(rows.map { OwnLabel.inLanguage($0.label) })
            let texts = rows.indices.flatMap { row in
                rows[row].text.translated.folded(toWidth: width - labels.width).enumerated().map {
                    number, line in
                    number == 0 ? labels.line(row, line) : labels.indent(line)
                }
            }
            let list = min(Lesson.listWidth, room - labels.width)
            return texts + (mark?.lines(width: list, below: list) ?? []).map(labels.indent)
        case .figure(let drawn, let mark):
            let figure = drawn.withLabelsInLanguage
            guard let mark else { return figure.text }
            // What the letters mean stands under the mark.
            let labels = LabelColumn(figure.lines.map(\.label) + ["seconds"])
            let count = figure.lines.count + 1
            return figure.text.prefix(count)
                + mark.lines(width: min(width, room) - labels.width, below: width - labels.width)
                .map(labels.indent)
                + figure.text.dropFirst(count)
        }
    }
}

extension Lesson.Mark {
    /// A caret under its column, with the sentence beside it or, where there is no room, below it.
    fileprivate func lines(width: Int, below: Int) -> [String] {
        let pointer = String(repeating: "-", count: column) + "^"
        let sentence = sentence.translated
        let line = "\(pointer) \(sentence)"
        return line.displayWidth <= width ? [line] : [pointer] + sentence.wrapped(toWidth: below)
    }
}

extension String {
    /// The text with its long sentences on several lines.
    fileprivate func folded(toWidth width: Int) -> [String] {
        lines.flatMap { $0.displayWidth > width ? $0.wrapped(toWidth: width) : [$0] }
    }
}
