import Manuscript
import Text

/// The blocks of a section as markup.
struct Blocks {
    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func html(_ block: BlockData, number: Int) -> HTML {
        switch block {
        case .prose(let text): Prose.html(text)
        case .aside(let text): "<div class=\"aside\">\(Prose.html(text))</div>"
        case .code(let excerpt): "<div class=\"example\">\(source(excerpt))</div>"
        case .translation(let lines): translation(lines)
        case .drawing(let lines): "<pre class=\"drawing\">\(lines.shown)</pre>"
        case .example(let example): self.example(example)
        }
    }

    private func translation(_ lines: [Translation]) -> HTML {
        let rows = lines.map { line -> HTML in
            """
            <dt>the book</dt><dd><code>\(line.book)</code></dd>\
            <dt>today</dt><dd><code>\(Code.lines([line.today]))</code></dd>
            """
        }
        return "<dl class=\"translation\">\(rows)</dl>"
    }

    /// The code and what it did are one thing.
    private func example(_ example: ExampleData) -> HTML {
        let sources = SourceLine.all(of: example)
        var hidden = sources.map(\.place)
        let output = example.output.map { output -> HTML in
            guard case .picture(let figure) = output else { return html(output) }
            let shown = figure.showing(sources)
            hidden.removeAll { place in shown.lines.contains { $0?.place == place } }
            return FigureBlock(figure, sources: setting.isLive ? shown.lines : []).html
        }
        let strips = sources.filter { setting.isLive && hidden.contains($0.place) }.map {
            FigureBlock($0.figure, sources: [$0]).html
        }
        return """
            <div class="example" id="example-\(example.number)">\(example.code.map(source) ?? "")\
            <div class="output" id="output-\(example.number)" data-part>\(strips)\(output)</div></div>
            """
    }

    private func source(_ excerpt: Excerpt) -> HTML {
        let place = Place(excerpt.place, address: setting.opening(excerpt.file, excerpt.line))
        return "<p class=\"file\">\(place.html)</p><pre class=\"code\">\(Code.lines(excerpt.lines))</pre>"
    }

    private func html(_ output: OutputData) -> HTML {
        switch output {
        case .printed(let lines): "<pre class=\"printed\">\(lines.shown)</pre>"
        case .drawn(let lines): "<pre class=\"drawing\">\(lines.shown)</pre>"
        case .picture(let figure): FigureBlock(figure, sources: []).html
        }
    }
}

/// A figure with its legend and its text.
struct FigureBlock {
    private let figure: Figure
    private let sources: [SourceLine?]

    init(_ figure: Figure, sources: [SourceLine?]) {
        (self.figure, self.sources) = (figure, sources)
    }

    var html: HTML {
        let legend: HTML =
            figure.legend.isEmpty
            ? ""
            : "<p class=\"legend\">\(figure.legend.map { "<span><b>\($0.letter)</b> \($0.meaning)</span>" as HTML })</p>"
        let movable: HTML = sources.contains { $0 != nil } ? " data-movable" : ""
        let steps: HTML = figure.lines.count > 1 ? " data-steps" : ""
        return """
            <figure class="marbles"\(movable)\(steps)><div class="scroll">\(Drawing(figure, sources: sources).html)</div>
            <figcaption>\(legend)<details class="as-text"><summary>as text</summary>\
            <pre>\(figure.text.joined(separator: "\n"))</pre></details></figcaption></figure>
            """
    }
}

extension [String] {
    /// Lines of a program as a page shows them.
    fileprivate var shown: String { map(\.printable).joined(separator: "\n") }
}
