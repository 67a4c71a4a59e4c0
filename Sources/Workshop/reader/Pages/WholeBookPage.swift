import Book

/// The whole book on one page, for printing.
struct WholeBookPage {
    typealias Part = (entry: BookSection, data: SectionData, exercises: [ExerciseCard])

    private let sections: [Part]
    private let setting: Setting

    init(_ sections: [Part], in setting: Setting = .files) {
        (self.sections, self.setting) = (sections, setting)
    }

    var html: HTML {
        Frame(
            title: "Functional reactive programming: the workbook", address: Address.book, setting: setting
        ).html(
            """
            <h1>Functional reactive programming</h1>
            <p class="where">A workbook to \(Reading.book.title), by \(Reading.book.author)</p>
            \(HTML(BookChapter.all.map(chapter), separator: "\n"))
            """)
    }

    private func chapter(_ chapter: BookChapter) -> HTML {
        let own = sections.filter { $0.entry.chapter == chapter.number }.map { section in
            SectionPage(
                section.data, of: section.entry, exercises: section.exercises, typed: nil, in: setting
            )
            .text(prefix: "\(section.entry.number)-")
        }
        return """
            <h1 class="chapter-title" id="chapter-\(chapter.number)">\(chapter.number) \(chapter.title)</h1>
            \(HTML(own, separator: "\n"))
            """
    }
}
