import Terminal
import Text

extension Chapter {
    /// The number, name and title of each section, in columns.
    func list(_ sections: [Section], width: Int) -> [String] {
        let numbers = columnWidth(sections.map(\.number))
        let names = columnWidth(sections.map(\.name))
        return sections.flatMap { section in
            let start = section.number.padded(toWidth: numbers) + section.name.padded(toWidth: names)
            return (start + section.title).folded(to: width, hanging: start.displayWidth)
        }
    }

    /// All commands that can be typed.
    func help(width: Int) -> [String] {
        let commands = usage.map { (typed: [command, $0.typed].joined(separator: " ").trimmed, $0.meaning) }
        let column = columnWidth(commands.map { String($0.typed) })
        let lines = commands.flatMap { typed, meaning in
            ("  " + typed.padded(toWidth: column) + meaning.translated).folded(to: width, hanging: column + 2)
        }
        return "Chapter \(number): \(title)".translated.folded(to: width, hanging: 2) + [""] + lines + [""]
            + [
                "In a terminal space turns the page, Enter goes on, q leaves; ? shows all keys.",
                "A section that is asked for alone reads piped standard input as typed lines.",
                "--marbles wind='--3--|' gives the source `wind` another diagram.",
                "NO_COLOR=1 turns colours off.",
            ].flatMap { $0.translated.folded(to: width, hanging: 0) }
    }

    private var usage: [(typed: String, meaning: String)] {
        var usage = [("", "the whole chapter")]
        if let section = sections.last(where: { !$0.entry.isAppendix }) {
            usage.append((section.name, "one section, or several, by name …"))
            usage.append((section.number, "… or by number; \(section.entry.index) does too"))
        }
        for section in sections {
            guard let entry = section.entries.last else { continue }
            usage.append(("\(section.name) \(entry.name)", "of \(section.name), one alone, or several"))
        }
        if sections.contains(where: { !$0.guesses.isEmpty }) {
            usage.append(("--guess", "asks what an example will show before you see it"))
        }
        usage.append(("--list", "the sections"))
        usage.append(("--json", "what is told, as data: for a program"))
        for (index, play) in plays.enumerated() {
            usage.append((index == 0 ? "play" : "play \(play.name)", play.summary))
        }
        if plays.contains(where: { $0.page != nil }) {
            usage.append(("play --browser", "the same as a page in a browser"))
        }
        return usage + [("--help", "this")]
    }

    /// The width of the widest cell, with a gap.
    private func columnWidth(_ cells: [String]) -> Int {
        (cells.map(\.displayWidth).max() ?? 0) + 2
    }
}
