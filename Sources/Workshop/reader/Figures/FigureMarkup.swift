import Lessons

extension Figure {
    /// The figure with its legend and its text.
    ///
    /// - Parameters:
    ///   - sources: for each line the source that it shows, if its marbles can be moved; `nil` otherwise.
    ///   - style: the style of all figures of an example; `nil`: one for this figure alone.
    ///   - mark: the first difference, if the figure compares an answer with the expected one.
    func html(
        sources: [SourceLine?] = [], style: FigureStyle? = nil, mark: Lesson.Mark? = nil
    ) -> HTML {
        let drawing = Drawing(
            forDrawing(sources), sources: sources, style: style ?? FigureStyle(of: [self]),
            difference: mark.map { drawnColumn($0.column) })
        let text = Lesson([.figure(self, mark: mark)]).lines()
        let entries = legend.map { "<span><b>\($0.letter)</b> \($0.meaning)</span>" as HTML }
        let explained: HTML = entries.isEmpty ? "" : "<p class=\"legend\">\(entries)</p>"
        let movable: HTML = sources.contains { $0 != nil } ? " data-movable=\"\"" : ""
        let steps: HTML = lines.count > 1 ? " data-steps=\"\"" : ""
        return """
            <figure class="marbles"\(movable)\(steps)><div class="scroll">\(drawing.html)</div>
            <figcaption>\(explained)<details class="as-text"><summary>as text</summary>\
            \(HTML.pre("text", "\(text.joined(separator: "\n"))"))</details></figcaption></figure>
            """
    }
}
