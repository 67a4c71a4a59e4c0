import Book
import Lessons
import Text

/// Makes the markup of a section's blocks.
struct Blocks {
    private let setting: Setting
    private let names: SourceLine.Names
    /// Whether the section is an appendix: a list of operators, each with a headline.
    private let isAppendix: Bool
    /// The beginning of all ids, if several sections are on one page.
    private let prefix: String

    init(_ setting: Setting, names: SourceLine.Names = [:], isAppendix: Bool = false, prefix: String = "") {
        (self.setting, self.names, self.isAppendix, self.prefix) = (setting, names, isAppendix, prefix)
    }

    func html(_ block: BlockData) -> HTML {
        switch block {
        case .heading(let title):
            Anchor.headline("h2", Prose.inline(title), id: prefix + Anchor.id(of: title.lowercased()))
        case .prose(let text): isAppendix ? entry(text) : Prose.html(text)
        case .aside(let text): "<div class=\"aside\">\(Prose.html(text))</div>"
        case .fold(let fold):
            "<details class=\"fold\"><summary>\(Prose.inline(fold.title))</summary>\(Prose.html(fold.text))</details>"
        case .code(let excerpt): "<div class=\"example\">\(source(excerpt))</div>"
        case .translation(let lines): translation(lines)
        case .drawing(let lines): .pre("drawing", "\(Phrasebook.current.drawing(lines).shown)")
        case .example(let example): self.example(example)
        }
    }

    /// An entry like “`debounce`: Waits until …”. The name becomes a headline, so that links can lead to it.
    private func entry(_ text: String) -> HTML {
        let text = text.translated
        guard let match = text.prefixMatch(of: /`([^`]+)`[:：]\s?/) else { return Prose.html(text) }
        return Anchor.headline("h3", "<code>\(match.1)</code>", id: prefix + Anchor.id(of: match.1))
            + Prose.html(String(text[match.range.upperBound...]))
    }

    private func translation(_ lines: [Counterpart]) -> HTML {
        let rows = lines.map { line -> HTML in
            """
            <dt>\(line.place)</dt><dd><code>\(line.objectiveC)</code></dd>\
            <dt>here</dt><dd><code>\(Code.lines([line.here]))</code></dd>
            """
        }
        return "<dl class=\"translation\">\(rows)</dl>"
    }

    /// The code of an example and its output, in one box.
    private func example(_ example: ExampleData) -> HTML {
        let sources = setting.isLive ? SourceLine.all(of: example, among: names) : []
        let shown = example.figures.flatMap { $0.lines(showing: sources) }.compactMap { $0?.place }
        let hidden = sources.filter { !shown.contains($0.place) }
        let own = hidden.isEmpty ? [] : [Figure(of: hidden)]
        let style = FigureStyle(of: own + example.figures, first: sources.flatMap(\.values))
        let outputs = example.output.map { output -> HTML in
            switch output {
            case .printed(let lines): printed(lines)
            case .drawn(let lines): .pre("drawing", "\(lines.shown)")
            case .picture(let picture): picture.html(sources: picture.lines(showing: sources), style: style)
            }
        }
        let id = "\(prefix)example-\(example.number)"
        // The whole book on one page (which has a prefix) is for printing, so it has no questions.
        let question = prefix.isEmpty ? example.guess.map { self.question($0, of: example.number) } : nil
        return """
            <div class="example" id="\(id)">\(example.code.map { source($0, sources, id: id) } ?? "")\(question ?? "")\
            <div class="output" id="\(prefix)output-\(example.number)">\(own.map { $0.html(sources: hidden, style: style) })\(outputs)</div></div>
            """
    }

    /// A question, which covers the output until the reader answers. All replies take the same place, so that none moves the page.
    private func question(_ guess: GuessData, of example: Int) -> HTML {
        let choices = guess.choices.map { choice -> HTML in
            "<button data-do=\"guess\">\(Prose.inline(choice.words))</button>"
        }
        let replies = guess.choices.map { choice -> HTML in
            let verdict = choice.isRight ? "Right." : "Not so."
            return "<p><b>\(verdict)</b> \(Prose.inline(choice.reply))</p>"
        }
        let id = "guess-\(example)"
        return """
            <div class="guess" role="group" aria-labelledby="\(id)"><p id="\(id)">\(Prose.inline(guess.question))</p>\
            <p class="choices">\(choices)<button class="quiet" data-do="guess">Show it</button></p>\
            <div class="replies">\(replies)</div></div>
            """
    }

    private func source(_ excerpt: Excerpt, _ sources: [SourceLine] = [], id: String? = nil) -> HTML {
        let place = Place(excerpt.place, address: setting.opening(excerpt.file, excerpt.line))
        return "<p class=\"file\">\(place.html)\(id.map(Anchor.link) ?? "")\(Self.copy)</p>"
            + .pre("code", Code.lines(excerpt.lines, sources))
    }

    private static let copy: HTML =
        "<button class=\"quiet copy\" data-do=\"copy\">copy</button>"

    private func printed(_ lines: [String]) -> HTML {
        .pre("printed", HTML(lines.map { "<span>\($0.printable)</span>" }, separator: "\n"))
    }
}

extension [String] {
    /// The lines as one text, control characters made visible.
    fileprivate var shown: String { map(\.printable).joined(separator: "\n") }
}
