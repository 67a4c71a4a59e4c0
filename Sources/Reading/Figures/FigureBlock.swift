import Manuscript

/// A figure with its legend and its text.
struct FigureBlock {
    let figure: Figure
    /// The source that each line shows, if it is one whose marbles can be moved.
    var sources: [SourceLine?] = []
    let scale: Scale
    let colours: Palette
    /// Where the first difference is, if the figure compares.
    var mark: Lesson.Mark?

    var html: HTML {
        let drawing = Drawing(
            figure.forDrawing(sources), sources: sources, scale: scale, colours: colours,
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

    init(
        _ figure: Figure, sources: [SourceLine?] = [], scale: Scale, colours: Palette,
        mark: Lesson.Mark? = nil
    ) {
        (self.figure, self.sources, self.mark) = (figure, sources, mark)
        (self.scale, self.colours) = (scale, colours)
    }
}
