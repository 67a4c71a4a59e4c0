import Manuscript

/// A figure as it is drawn on a page: the same lines in the same columns as its text, with marbles for the values.
///
/// All lengths are pixels of a figure that is shown as large as it is.
struct Drawing {
    private let figure: Figure
    private let sources: [SourceLine?]
    private let colours: Palette
    private let scale: Scale
    private let difference: Int?

    private static let row = 44
    private static let top = 26

    /// - Parameters:
    ///   - sources: the source that each line shows, if it is one.
    ///   - difference: the column that is marked.
    init(
        _ figure: Figure, sources: [SourceLine?], scale: Scale, colours: Palette, difference: Int? = nil
    ) {
        (self.figure, self.sources, self.difference) = (figure, sources, difference)
        (self.scale, self.colours) = (scale, colours)
    }

    private var width: Int { x(figure.width) + 24 }
    private var height: Int { Self.top + figure.lines.count * Self.row + 10 }
    private func x(_ column: Int) -> Int { scale.left + column * scale.unit }
    private func y(_ line: Int) -> Int { Self.top + line * Self.row }

    var html: HTML {
        let isMovable = sources.contains { $0 != nil }
        let words = FigureWords(figure).text
        return """
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="\(isMovable ? "group" : "img")" \
            aria-label="\(words)" data-left="\(scale.left)" data-unit="\(scale.unit)" data-columns="\(figure.width)"\(seconds)>
            \(band)\(ruler)\(HTML(figure.lines.indices.map(line), separator: "\n"))
            </svg>
            """
    }

    /// Which second each column is, where quiet time was left out: `0,1,,,20`.
    private var seconds: HTML {
        let isPlain = figure.seconds.enumerated().allSatisfy { $0 == $1 }
        guard !isPlain else { return "" }
        return " data-seconds=\"\(figure.seconds.map { $0.map(String.init) ?? "" }.joined(separator: ","))\""
    }

    /// A stripe at the column of the first difference.
    private var band: HTML {
        guard let difference else { return "" }
        return """
            <rect class="difference" x="\(x(difference) - scale.unit / 2)" y="4" width="\(scale.unit)" height="\(height - 24)" rx="6"/>

            """
    }

    /// A thin line, and its number, at every fifth second.
    private var ruler: HTML {
        let bottom = height - 16
        return HTML(
            figure.seconds.enumerated().compactMap { column, second -> HTML? in
                guard let second, second.isMultiple(of: 5) else { return nil }
                return """
                    <g class="tick"><line x1="\(x(column))" y1="6" x2="\(x(column))" y2="\(bottom)"/>\
                    <text x="\(x(column))" y="\(height - 3)">\(second)</text></g>

                    """
            })
    }

    private func line(_ index: Int) -> HTML {
        let line = figure.lines[index]
        let height = y(index)
        let label: HTML = "<text class=\"label\" x=\"4\" y=\"\(height + 4)\">\(line.label)</text>"
        guard let columns = line.columns else { return "<g class=\"line\">\(label)</g>" }
        let cuts: [HTML] = figure.cuts.filter { columns.contains($0) }.map { cut in
            "<text class=\"cut\" x=\"\(x(cut))\" y=\"\(height + 5)\" data-column=\"\(cut)\">…</text>"
        }
        let movable = sources.indices.contains(index) ? sources[index]?.attributes ?? "" : ""
        return """
            <g class="line"\(movable) data-y="\(height)">\(label)\
            <line class="time" x1="\(x(columns.lowerBound))" y1="\(height)" x2="\(x(columns.upperBound))" y2="\(height)"/>\
            \(cuts)\(line.moments.enumerated().map { moment($1, number: $0, at: height) })</g>
            """
    }

    /// One mark stands in its column. Several stand after the column at which they happen, in a frame.
    private func moment(_ moment: Figure.Moment, number: Int, at height: Int) -> HTML {
        guard moment.marks.count > 1 else {
            return HTML(moment.marks.map { mark($0, of: moment, "\(number).0", moment.column, height) })
        }
        var column = moment.column + 1
        var marks: [HTML] = []
        for (index, one) in moment.marks.enumerated() {
            marks.append(mark(one, of: moment, "\(number).\(index)", column, height))
            column += one.text.count
        }
        let start = x(moment.column)
        return """
            <g class="group" data-column="\(moment.column)"><rect x="\(start)" y="\(height - 17)" \
            width="\(x(column) - start)" height="34" rx="17"/></g>\(marks)
            """
    }

    private func mark(
        _ mark: Figure.Mark, of moment: Figure.Moment, _ place: String, _ column: Int, _ height: Int
    ) -> HTML {
        let centre = x(column) + (mark.text.count - 1) * scale.unit / 2
        let shape: HTML =
            switch mark.kind {
            case .value:
                "<circle r=\"\(scale.radius)\"/><text y=\"5\">\(mark.text.withoutQuotes)</text>"
            case .error: "<path d=\"M-8-8 8 8M8-8-8 8\"/>"
            case .completed: "<path d=\"M0-12V12\"/>"
            case .subscribed: "<path d=\"M-7 9 0-3 7 9Z\"/>"
            case .disposed: "<path d=\"M-7-9 0 3 7-9Z\"/>"
            }
        let colour: HTML = mark.kind == .value ? " m\(colours[mark.text])" : ""
        return """
            <g class="mark \(mark.kind.rawValue)\(colour)" transform="translate(\(centre) \(height))" \
            data-column="\(moment.column)" data-mark="\(place)" data-text="\(mark.text)">\(shape)</g>
            """
    }
}

extension String {
    /// A value of several characters stands in quotes in a diagram; a marble needs none.
    fileprivate var withoutQuotes: String {
        count > 2 && first == "'" && last == "'" ? String(dropFirst().dropLast()) : self
    }
}
