import Book

/// The map of the workbook: all sections, with what they need and how far the learner is.
package struct ContentsPage {
    private let setting: Setting

    package init(in setting: Setting) { self.setting = setting }

    package var html: HTML {
        let frame = Frame(title: "Functional reactive programming: the workbook", setting: setting)
        return frame.html(
            """
            <h1>Functional reactive programming</h1>
            <p class="where">A workbook to \(Reading.book.title), by \(Reading.book.author)</p>
            <p>Each section explains one idea with Swift code that has just run, and shows what it sent as marbles on a line of time. \
            Move a marble, and the code runs again. At the end of a section you write code of your own, and read at once what it does.</p>
            \(next)
            \(HTML(BookChapter.all.map(chapter), separator: "\n"))
            """)
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
        <h2>\(chapter.number) \(chapter.title) <span class="chinese" lang="zh">\(chapter.chineseTitle)</span></h2>
        <table>\(HTML(chapter.sections.map(row), separator: "\n"))</table>
        </section>
        """
    }

    private func row(_ section: BookSection) -> HTML {
        let chinese: HTML =
            section.chineseTitle.map { "<span class=\"chinese\" lang=\"zh\">\($0)</span>" } ?? ""
        let needs: HTML =
            section.needs.isEmpty ? "" : "after \(Prose.inline(section.needs.joined(separator: ", ")))"
        return """
            <tr><th scope="row"><a href="\(Address.of(section))">\(section.number) \(section.title)</a> \(chinese)</th>\
            <td>\(needs)</td><td>\(section.totalMinutes) min</td><td>\(setting.progress(of: [section]))</td></tr>
            """
    }
}
