import Book

/// The words of the workbook, in both languages, each with what it means and the section that explains it.
package struct GlossaryPage {
    private let setting: Setting

    package init(in setting: Setting) { self.setting = setting }

    package var html: HTML {
        Frame(title: "The words of the workbook", setting: setting).html(
            """
            <h1>The words of the workbook</h1>
            <dl class="glossary">
            \(HTML(GlossaryEntry.all.map(row), separator: "\n"))
            </dl>
            """)
    }

    private func row(_ entry: GlossaryEntry) -> HTML {
        let id = entry.word.replacing(" ", with: "-")
        let chinese: HTML = entry.chinese == entry.word ? "" : " <span lang=\"zh\">\(entry.chinese)</span>"
        return """
            <dt id="\(id)"><b lang="en">\(entry.word)</b>\(chinese) \(Prose.inline(entry.section))</dt>\
            <dd>\(Prose.html(entry.meaning))</dd>
            """
    }
}
