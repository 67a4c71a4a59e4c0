import Text

extension Lesson {
    /// The maximum width of figures and columns: 80 columns, less the indentation of the mistake that is shown after a pass.
    package static let width = 76
    /// The width of a list and of the sentence at its mark: 80 columns, less the labels and the indentation of the lesson.
    public static let listWidth = 57

    /// - Parameters:
    ///   - width: the number of columns.
    ///   - room: the number of columns for sentences; `nil` for all.
    package func lines(width: Int = width, sentences room: Int? = nil) -> [String] {
        parts.flatMap { $0.lines(width: width, sentences: room ?? width) }
    }

    /// The lines, joined by line breaks. Sentences are not wrapped.
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
            // The legend comes after the mark.
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
    /// A caret under its column, with the sentence beside it, or below it if there is no room.
    fileprivate func lines(width: Int, below: Int) -> [String] {
        let pointer = String(repeating: "-", count: column) + "^"
        let sentence = sentence.translated
        let line = "\(pointer) \(sentence)"
        return line.displayWidth <= width ? [line] : [pointer] + sentence.wrapped(toWidth: below)
    }
}

extension String {
    /// The text with its long lines wrapped.
    fileprivate func folded(toWidth width: Int) -> [String] {
        lines.flatMap { $0.displayWidth > width ? $0.wrapped(toWidth: width) : [$0] }
    }
}
