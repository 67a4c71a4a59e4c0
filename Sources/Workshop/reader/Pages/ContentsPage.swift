import Book
import Text

/// The table of contents: all sections, the sections that each requires, and how many exercises are passed.
struct ContentsPage {
    /// The section from which the page shows an example.
    static let exampleSection = BookSection("4.3") ?? BookSection.all[0]

    private let data: SectionData?
    private let setting: Setting

    /// - Parameter data: the data of ``exampleSection``. If no program is built, they are read from the source, without figures.
    init(_ data: SectionData? = nil, in setting: Setting) {
        (self.data, self.setting) = (data, setting)
    }

    var html: HTML {
        let frame = Frame(title: "Functional reactive programming: the workbook", setting: setting)
        return frame.html(
            """
            <h1>Functional reactive programming</h1>
            <p class="where">A workbook to \(Reading.book.title), by \(Reading.book.author)</p>
            <p>\(setting.isLive ? Self.invitation : Self.description)</p>
            \(example)
            \(next)
            \(HTML(BookChapter.all.map(chapter), separator: "\n"))
            <p><a href="\(Address.which)">Which operator?</a> Ten questions on operators that are easily confused</p>
            <p class="printed-book"><a href="\(Address.book)">The whole book on one page, to print</a></p>
            """)
    }

    private static let description: HTML =
        "Each section explains one idea with Swift code that has just run, and shows what it sent as marbles on a line of time."
    private static let invitation: HTML = """
        Each section explains one idea with Swift code that has just run, and shows what it sent as marbles on a line of time. \
        Move a marble, and the code runs again. At the end of a section you write code of your own, and read at once what it does.
        """

    /// The first example of ``exampleSection`` with a source in a diagram and a `filter`. The question is about the marbles of
    /// exactly that example: keep both together.
    private var example: HTML {
        let first = data?.examples.first { example in
            guard let code = example.code else { return false }
            return !code.sources.isEmpty && code.lines.contains { $0.contains("filter") }
        }
        guard let data, let first else { return "" }
        let question: HTML =
            setting.isLive
            ? "Drag the 9 to the left of the 7: what changes in the last line? And why does nothing change there when you drag the 3?"
            : "Step through it. Why does nothing follow from the 3 and the 2?"
        return """
            <div class="awaited">\(Blocks(setting, names: SourceLine.names(in: data)).html(.example(first)))</div>
            <p class="ask">\(question)</p>
            <p class="where">From <a href="\(Address.of(Self.exampleSection))">\(data.number) \(data.title)</a></p>
            """
    }

    private var next: HTML {
        guard let learner = setting.learner else { return "" }
        let passed = BookSection.all.reduce(0) { $0 + (learner.passed[$1.number] ?? 0) }
        let total = BookSection.all.reduce(0) { $0 + $1.exercises }
        let words: HTML =
            learner.next.map { next in
                "Next: <a href=\"\(next.address)\">\(next.number) \(next.title)</a>"
            } ?? "All exercises are passed."
        return """
            <div class="next" id="next"><p>\(words)</p>
            <p><progress max="\(total)" value="\(passed)">\(passed) of \(total)</progress> \(passed) of \(total) exercises passed</p></div>
            """
    }

    private func chapter(_ chapter: BookChapter) -> HTML {
        """
        <section class="contents" id="chapter-\(chapter.number)">
        <h2>\(chapter.number) \(chapter.title)</h2>
        <table>\(HTML(chapter.sections.map(row), separator: "\n"))</table>
        </section>
        """
    }

    private func row(_ section: BookSection) -> HTML {
        let needs: HTML =
            section.needs.isEmpty ? "" : "after \(Prose.inline(section.needs.joined(separator: ", ")))"
        return """
            <tr><th scope="row"><a href="\(Address.of(section))">\(section.number) \(section.title)</a></th>\
            <td>\(needs)</td><td>\(section.totalMinutes) min</td><td>\(setting.progress(of: [section]))</td></tr>
            """
    }
}
