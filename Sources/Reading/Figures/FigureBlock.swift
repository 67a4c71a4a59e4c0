import Manuscript

/// A figure with its legend and its text.
struct FigureBlock {
    let figure: Figure
    /// The source that each line shows, if it is one whose marbles can be moved.
    var sources: [SourceLine?] = []
    let scale: Scale
    let colours: Palette
    /// The column of the first difference, if the figure compares.
    var difference: Int?

    var html: HTML {
        let drawing = Drawing(
            figure, sources: sources, scale: scale, colours: colours, difference: difference)
        let entries = figure.legend.map { "<span><b>\($0.letter)</b> \($0.meaning)</span>" as HTML }
        let legend: HTML = entries.isEmpty ? "" : "<p class=\"legend\">\(entries)</p>"
        let movable: HTML = sources.contains { $0 != nil } ? " data-movable=\"\"" : ""
        let steps: HTML = figure.lines.count > 1 ? " data-steps=\"\"" : ""
        return """
            <figure class="marbles"\(movable)\(steps)><div class="scroll">\(drawing.html)</div>
            <figcaption>\(legend)<details class="as-text"><summary>as text</summary>\
            <pre>\(figure.text.joined(separator: "\n"))</pre></details></figcaption></figure>
            """
    }

    init(
        _ figure: Figure, sources: [SourceLine?] = [], scale: Scale, colours: Palette,
        difference: Int? = nil
    ) {
        (self.figure, self.sources, self.difference) = (figure, sources, difference)
        (self.scale, self.colours) = (scale, colours)
    }
}
