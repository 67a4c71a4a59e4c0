import Book
import Text

/// The page of a section: its prose, code, output and figures, and its exercises.
struct SectionPage {
    private let data: SectionData
    private let entry: BookSection
    private let exercises: [ExerciseCard]
    private let typed: String?
    private let follows: String?
    private let program: String
    private let drawn: DrawnBlocks
    private let setting: Setting

    /// - Parameters:
    ///   - data: the section's data, from its chapter's program or from its source.
    ///   - typed: the lines that the reader has typed; `nil`: the example uses its own.
    ///   - follows: a sentence that says why output and figures are missing; `nil` if they are there.
    ///   - program: changes with each build of the chapter's program.
    ///   - drawn: the cached markup of this section, of this program, in this language.
    init(
        _ data: SectionData, of entry: BookSection, exercises: [ExerciseCard], typed: String?,
        follows: String? = nil, program: String = "", drawn: DrawnBlocks = DrawnBlocks(), in setting: Setting
    ) {
        (self.data, self.entry, self.exercises) = (data, entry, exercises)
        (self.typed, self.follows, self.program) = (typed, follows, program)
        (self.drawn, self.setting) = (drawn, setting)
    }

    var html: HTML {
        let frame = Frame(
            title: "\(data.number) \(data.title)", section: entry, places: places, address: Address.of(entry),
            setting: setting)
        return frame.html(HTML([text(), neighbours], separator: "\n"))
    }

    /// The page without its navigation.
    ///
    /// - Parameter prefix: the beginning of all ids, if several sections are on one page.
    func text(prefix: String = "") -> HTML {
        let blocks = Blocks(
            setting, names: SourceLine.names(in: data), isAppendix: entry.isAppendix, prefix: prefix)
        var words = GlossaryLinks(of: entry.number)
        var parts = data.blocks.enumerated().map { index, block in
            let html = drawn.html(of: block, number: index + 1) { blocks.html(block) }
            guard case .prose = block else { return html }
            return words.adding(to: html)
        }
        // A live page has a field for typed lines, if the section reads some.
        if data.readsTyped, setting.isLive { parts.insert(field, at: fieldPlace ?? 0) }
        if setting.isLive, let play = PlayFrame.html(of: entry, version: program) { parts.append(play) }
        if Address.of(entry) == Address.operators, prefix.isEmpty { parts.insert(Self.operators, at: 0) }
        return HTML([heading] + parts + exercises.map(\.html), separator: "\n")
    }

    /// The names of all operators. With `operators.js`, a click on one shows it alone.
    private static let operators: HTML = {
        let groups = OperatorGroup.all.map { group -> HTML in
            let links = group.operators.map {
                "<a href=\"#\(Anchor.id(of: $0.name))\">\($0.name)</a>" as HTML
            }
            return "<p><b>\(group.title)</b> \(HTML(links, separator: " "))</p>"
        }
        return
            "<nav class=\"operators\" id=\"operators\" aria-label=\"Operators\">\(groups)<p><a href=\"#operators\">all</a></p></nav>"
    }()

    /// The headlines and exercises, for the navigation. Their titles are links there, so they must not contain links.
    private var places: [(title: HTML, id: String)] {
        data.blocks.compactMap { block in
            guard case .heading(let title) = block else { return nil }
            return (Prose.plain(title.translated), Anchor.id(of: title.lowercased()))
        }
            + exercises.map { card in
                let mark: HTML = card.verdict?.state == .passed ? " ✔" : ""
                let title = Prose.plain(card.title.translated)
                return ("\(card.number) \(title)\(mark)", "exercise-\(card.number)")
            }
    }

    private var heading: HTML {
        let place = [
            data.place.map { $0.hasPrefix("chapter") ? "in the book: \($0)" : $0 },
            "\(entry.totalMinutes) minutes",
        ].compactMap(\.self).joined(separator: " · ")
        let needs: HTML =
            entry.needs.isEmpty ? "" : " · after \(Prose.inline(entry.needs.joined(separator: ", ")))"
        let notice: HTML =
            follows.map {
                "\n<p class=\"follows\" id=\"follows\">\($0) What the code does follows by itself.</p>"
            } ?? ""
        return """
            <p class="number">\(data.number)</p>
            <h1>\(data.title)</h1>
            <p class="where">\(place)\(needs)</p>\(notice)
            """
    }

    /// The index of the first example that reads typed lines: its code uses the name `lines`, and does not declare it.
    private var fieldPlace: Int? {
        data.blocks.firstIndex { block in
            guard case .example(let example) = block, let code = example.code?.lines.joined(separator: "\n")
            else { return false }
            return code.contains(/\blines\b/) && !code.contains(/\blet lines\b/)
        }
    }

    /// What the typed lines mean, for each section that reads some.
    private static let wanted: [String: HTML] = [
        "4.4": "each what a field holds after a key: <code>h</code>, then <code>hi</code>",
        "4.5": "each an address as far as it is typed: <code>grace</code>, then <code>grace@navy</code>",
        "4.6": "each an address that is typed and sent: <code>grace@navy</code>",
    ]

    private var field: HTML {
        """
        <form class="field" id="field" method="get" action="\(Address.of(entry))">
        <label for="typed">Write lines of your own here, \(Self.wanted[entry.number] ?? "each as somebody would type it"). \
        The example below takes them instead of those that it has by itself.</label>
        <textarea translate="no" id="typed" name="typed" rows="4" spellcheck="false" autocapitalize="off">\(typed ?? "")</textarea>
        <button>run</button>
        </form>
        """
    }

    private var neighbours: HTML {
        let previous: HTML =
            entry.before.map { "<a rel=\"prev\" href=\"\(Address.of($0))\">← \($0.number) \($0.title)</a>" }
            ?? ""
        let next: HTML =
            entry.after.map { "<a rel=\"next\" href=\"\(Address.of($0))\">\($0.number) \($0.title) →</a>" }
            ?? ""
        return "<p class=\"neighbours\"><span>\(previous)</span><span>\(next)</span></p>"
    }
}
