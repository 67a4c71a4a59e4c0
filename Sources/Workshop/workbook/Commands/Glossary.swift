import Book
import Coursework
import Terminal
import Text

extension Tool {
    /// `glossary`: explains a word, or all words.
    func explain(_ words: [String]) throws(WorkbookError) {
        let wanted = words.joined(separator: " ")
        let entries = wanted.isEmpty ? GlossaryEntry.all : GlossaryEntry.found(wanted)
        guard !entries.isEmpty else {
            let nearest = NearestNames(to: wanted, among: GlossaryEntry.all.map(\.word))
            throw .usage(
                "The glossary has no “\(wanted)”.\(nearest.question)\nAll its words: swift run workbook glossary"
            )
        }
        for entry in entries { console.print(lines(of: entry)) }
    }

    private func lines(of entry: GlossaryEntry) -> [StyledLine] {
        var head = StyledLine(entry.word, .bold)
        if entry.chinese != entry.word { head.append("  " + entry.chinese) }
        if !entry.alsoChinese.isEmpty { head.append("（\(entry.alsoChinese.joined(separator: "、"))）", .dim) }
        head.append("  " + entry.section, .dim)
        return [head] + .wrapped(entry.meaning, mark: "    ", width: console.style.width)
    }
}
