import Manuscript

/// A figure with its legend and its text.
struct FigureBlock {
    private let figure: Figure
    private let sources: [SourceLine?]
    private let style: FigureStyle
    private let mark: Lesson.Mark?

    /// - Parameters:
    ///   - sources: the source that each line shows, if it is one whose marbles can be moved.
    ///   - style: that of all figures of an example; its own, if it stands alone.
    ///   - mark: where the first difference is, if the figure compares.
    init(
        _ figure: Figure, sources: [SourceLine?] = [], style: FigureStyle? = nil, mark: Lesson.Mark? = nil
    ) {
        (self.figure, self.sources, self.mark) = (figure, sources, mark)
        self.style = style ?? FigureStyle(of: [figure])
    }

    var html: HTML {
        let drawing = Drawing(
            figure.forDrawing(sources), sources: sources, style: style,
            difference: mark.map { figure.drawnColumn($0.column) })
        let text = Lesson([.figure(figure, mark: mark)]).lines()
        let entries = figure.legend.map { "<span><b>\($0.letter)</b> \($0.meaning)</span>" as HTML }
        let legend: HTML = entries.isEmpty ? "" : "<p class=\"legend\">\(entries)</p>"
        let movable: HTML = sources.contains { $0 != nil } ? " data-movable=\"\"" : ""
        let steps: HTML = figure.lines.count > 1 ? " data-steps=\"\"" : ""
        return """
            <figure class="marbles"\(movable)\(steps)><div class="scroll">\(drawing.html)</div>
            <figcaption>\(legend)<details class="as-text"><summary>as text</summary>\
            <pre>\(text.joined(separator: "\n"))</pre></details></figcaption></figure>
            """
    }
}
