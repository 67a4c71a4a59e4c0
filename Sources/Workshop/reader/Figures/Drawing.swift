import Lessons

/// A figure as an SVG drawing: the same lines in the same columns as its text, with marbles for the values.
///
/// All lengths are pixels at the natural size of the figure. On a narrow page `room.js` makes it narrower.
struct Drawing {
    private let figure: Figure
    private let sources: [SourceLine?]
    private let style: FigureStyle
    private let difference: Int?

    private static let row = 44
    private static let top = 26

    /// - Parameters:
    ///   - sources: for each line the source that it shows; `nil` for a line that shows none.
    ///   - difference: the column to mark, if the figure compares an answer with the expected one.
    init(_ figure: Figure, sources: [SourceLine?], style: FigureStyle, difference: Int? = nil) {
        (self.figure, self.sources) = (figure, sources)
        (self.style, self.difference) = (style, difference)
    }

    private var width: Int { x(figure.width) + 24 }
    private var height: Int { y(figure.lines.count) - stack(figure.lines.count) / 2 + 10 }
    private func x(_ column: Int) -> Int { style.left + column * style.unit }
    private func y(_ line: Int) -> Int {
        Self.top + line * Self.row + (0..<line).reduce(0) { $0 + stack($1) } + stack(line) / 2
    }
    /// By how many pixels a line is taller than an ordinary one, because it stacks the values of one moment.
    private func stack(_ line: Int) -> Int {
        guard figure.lines.indices.contains(line) else { return 0 }
        let most = figure.lines[line].moments.map { $0.marks.count { $0.kind == .value } }.max() ?? 0
        return max(0, most - 1) * pitch
    }
    private var pitch: Int { 2 * style.radius + 2 }

    /// The attribute `r` of a marble. Empty for the usual radius, which the style sheet sets.
    private var radius: HTML { style.radius == FigureStyle.usualRadius ? "" : " r=\"\(style.radius)\"" }

    var html: HTML {
        let isMovable = sources.contains { $0 != nil }
        return """
            <svg translate="no" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="\(isMovable ? "group" : "img")" \
            aria-label="\(figure.words)" data-left="\(style.left)" data-unit="\(style.unit)" data-columns="\(figure.width)"\(seconds)>
            \(band)\(ruler)\(HTML(figure.lines.indices.map(line), separator: "\n"))
            </svg>
            """
    }

    /// If quiet time was left out: an attribute with the second of each column, as in `0,1,,,20`. Otherwise empty.
    private var seconds: HTML {
        let isPlain = figure.seconds.enumerated().allSatisfy { $0 == $1 }
        guard !isPlain else { return "" }
        return " data-seconds=\"\(figure.seconds.map { $0.map(String.init) ?? "" }.joined(separator: ","))\""
    }

    /// A stripe at the column of the first difference.
    private var band: HTML {
        guard let difference else { return "" }
        return """
            <rect class="difference" x="\(x(difference) - style.unit / 2)" y="4" width="\(style.unit)" height="\(height - 24)" rx="6"/>

            """
    }

    /// A thin line with its number at every fifth second.
    private var ruler: HTML {
        let fifths = figure.seconds.enumerated().compactMap { column, second in
            second.flatMap { $0.isMultiple(of: 5) ? (x: x(column), second: $0) : nil }
        }
        guard !fifths.isEmpty else { return "" }
        return """
            <path class="tick" d="\(fifths.map { "M\($0.x) 6V\(height - 16)" as HTML })"/>\
            \(fifths.map { "<text class=\"second\" x=\"\($0.x)\" y=\"\(height - 3)\">\($0.second)</text>" as HTML })

            """
    }

    private func line(_ index: Int) -> HTML {
        let line = figure.lines[index]
        let y = y(index)
        let label: HTML = "<text class=\"label\" x=\"4\" y=\"\(y + 4)\">\(line.label)</text>"
        guard let columns = line.columns else { return "<g class=\"line\">\(label)</g>" }
        let cuts: [HTML] = figure.cuts.filter { columns.contains($0) }.map { cut in
            "<text class=\"cut\" x=\"\(x(cut))\" y=\"\(y + 5)\" data-column=\"\(cut)\">…</text>"
        }
        let source = sources.indices.contains(index) ? sources[index] : nil
        let movable = source?.attributes ?? ""
        return """
            <g class="line"\(movable) data-y="\(y)">\(label)\
            <line class="time" x1="\(x(columns.lowerBound))" y1="\(y)" x2="\(x(columns.upperBound))" y2="\(y)"/>\
            \(cuts)\(line.moments.enumerated().map { moment($1, number: $0, at: y, isMovable: source != nil) })</g>
            """
    }

    /// All marks of a moment. Values are stacked in its column, the first on top. A completion is a bar through the same column,
    /// behind them; an error is a cross at their right.
    private func moment(_ moment: Figure.Moment, number: Int, at y: Int, isMovable: Bool) -> HTML {
        let marks = Array(moment.marks.enumerated())
        let values = marks.filter { $0.element.kind == .value }
        func drawn(_ index: Int, _ mark: Figure.Mark, _ dx: Int, _ dy: Int) -> HTML {
            self.mark(
                mark, of: moment, "\(number).\(index)", x(moment.column) + dx, y + dy, values.count,
                isMovable)
        }
        let others = marks.filter { $0.element.kind != .value }.map { index, mark in
            drawn(index, mark, mark.kind == .completed || values.isEmpty ? 0 : style.radius + 9, 0)
        }
        return HTML(
            others
                + values.enumerated().map { row, value in
                    drawn(value.offset, value.element, 0, row * pitch - (values.count - 1) * pitch / 2)
                })
    }

    private func mark(
        _ mark: Figure.Mark, of moment: Figure.Moment, _ place: String, _ x: Int, _ y: Int, _ values: Int,
        _ isMovable: Bool
    ) -> HTML {
        let bar = 12 + (values > 0 ? style.radius - 4 + (values - 1) * pitch / 2 : 0)
        let shape: HTML =
            switch mark.kind {
            case .value:
                "<circle\(radius)/><text>\(mark.text.withoutQuotes)</text>"
            case .error: "<path d=\"M-8-8 8 8M8-8-8 8\"/>"
            case .completed: "<path d=\"M0-\(bar)V\(bar)\"/>"
            case .subscribed: "<path d=\"M-7 9 0-3 7 9Z\"/>"
            case .disposed: "<path d=\"M-7-9 0 3 7-9Z\"/>"
            }
        let key: HTML = isMovable ? " data-mark=\"\(place)\"" : ""
        // The class of a value chooses its colour, `m1` to `m6`: equal values have equal colours.
        let kind: HTML = mark.kind == .value ? "m\(style.colour(of: mark.text))" : "\(mark.kind.rawValue)"
        return """
            <g class="mark \(kind)" transform="translate(\(x) \(y))" \
            data-column="\(moment.column)"\(key) data-text="\(mark.text)">\
            \(shape)</g>
            """
    }
}

extension Figure {
    /// The column of the drawing for a column of the text. The text needs more columns: it writes the values of one moment in
    /// brackets, beside one another, and the drawing stacks them.
    func drawnColumn(_ column: Int) -> Int {
        let moments = Set(lines.flatMap(\.moments).map(\.column))
        return (0..<column).count { index in
            seconds.indices.contains(index)
                ? seconds[index] != nil || cuts.contains(index) || moments.contains(index) : true
        }
    }

    /// The figure in words, for a screen reader: `wind: 3 at 2, 7 at 5, completed at 8.`
    var words: String {
        lines.map { line in
            let events = line.moments.flatMap { moment in
                let isWhole = moment.seconds == moment.seconds.rounded()
                let time = isWhole ? "\(Int(moment.seconds))" : "\(moment.seconds)"
                return moment.marks.map { "\(words(of: $0)) at \(time)" }
            }
            let said = events.isEmpty ? "nothing" : events.joined(separator: ", ")
            return (line.label.isEmpty ? said : "\(line.label): \(said)") + "."
        }.joined(separator: " ")
    }

    private func words(of mark: Mark) -> String {
        switch mark.kind {
        case .value: legend.first { $0.letter == mark.text }?.meaning ?? mark.text
        case .error: "an error"
        case .completed: "completed"
        case .subscribed: "subscribed"
        case .disposed: "disposed"
        }
    }

    /// The figure as it is drawn: all events of a moment in one column, and two more columns at the right if marbles can be moved.
    func forDrawing(_ sources: [SourceLine?]) -> Figure {
        let kept = seconds.indices.filter { drawnColumn($0 + 1) > drawnColumn($0) }
        let isMovable = sources.contains { $0 != nil }
        let longest = sources.compactMap { $0.map(\.width) }.max() ?? 0
        let drawn = lines.enumerated().map { index, line in
            let source = sources.indices.contains(index) ? sources[index] : nil
            let columns = line.columns.map {
                drawnColumn(
                    $0.lowerBound)...max(drawnColumn($0.lowerBound), drawnColumn($0.upperBound + 1) - 1)
            }
            return Line(
                label: line.label,
                columns: source.map { 0...max(columns?.upperBound ?? 0, $0.lastColumn) } ?? columns,
                moments: line.moments.map {
                    Moment(column: drawnColumn($0.column), seconds: $0.seconds, marks: $0.marks)
                })
        }
        let own = drawnColumn(width)
        let wide = isMovable ? max(own, longest) + 2 : own
        let last = kept.last.flatMap { seconds[$0] } ?? own - 1
        return Figure(
            lines: drawn, width: wide,
            seconds: kept.map { seconds[$0] } + (own..<max(own, wide)).map { last + $0 - own + 1 },
            cuts: cuts.map(drawnColumn), legend: legend, text: text)
    }
}

extension String {
    /// A diagram puts a value of several characters in quotes; a marble needs none.
    fileprivate var withoutQuotes: String {
        count > 2 && first == "'" && last == "'" ? String(dropFirst().dropLast()) : self
    }
}
