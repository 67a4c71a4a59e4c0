import Book
import Text

/// The glossary: each word in both languages, its meaning, and the section that explains it.
enum GlossaryPage {
    static func html(in setting: Setting) -> HTML {
        Frame(title: "The words of the workbook", address: Address.glossary, setting: setting).html(
            """
            <h1>The words of the workbook</h1>
            <dl class="glossary">
            \(HTML(GlossaryEntry.all.map(row), separator: "\n"))
            </dl>
            """)
    }

    static func address(of entry: GlossaryEntry) -> String { "\(Address.glossary)#\(id(of: entry))" }
    private static func id(of entry: GlossaryEntry) -> String { entry.word.replacing(" ", with: "-") }

    private static func row(_ entry: GlossaryEntry) -> HTML {
        let isChinese = Phrasebook.current.language == .chinese && entry.chinese != entry.word
        let also = entry.alsoChinese.isEmpty ? "" : "（\(entry.alsoChinese.joined(separator: "、"))）"
        let chinese: HTML = !isChinese ? "" : " <span lang=\"zh\">\(entry.chinese)\(also)</span>"
        return """
            <dt id="\(id(of: entry))"><b lang="en">\(entry.word)</b>\(chinese) \(Prose.inline(entry.section))</dt>\
            <dd>\(Prose.html(entry.meaning))</dd>
            """
    }
}
