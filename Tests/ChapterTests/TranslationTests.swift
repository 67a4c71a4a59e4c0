import Book
import Testing

/// Below a line of the book's Objective-C a section shows the line that does the same today.
struct TranslationTests {
    @Test("a line of today stands in an example above it", arguments: BookSection.all)
    func todayStandsAbove(_ section: BookSection) throws {
        let missing = Translations(of: try Transcript(section: section).read()).missing
        #expect(missing == [])
    }

    @Test(arguments: [
        "kettle.subscribe(next: { … }, error: { … })", "let kettle = Signal { … return .none }",
    ])
    func `A line is found in the code above it, wherever its lines break`(_ line: String) {
        #expect(Translations(of: transcript(today: line)).missing == [])
    }

    @Test func `A folded line is one line`() {
        let folded = "kettle.subscribe(next: { … },\n                 error: { … })"
        #expect(Translations(of: transcript(today: folded)).missing == [])
    }

    @Test(arguments: ["kettle.subscribe(error: { … })", "boil.map { … }", "later()", "[kettle boil];"])
    func `A line that is in no code above it is missing`(_ line: String) {
        #expect(Translations(of: transcript(today: line)).missing == [line])
    }

    /// A small section, with code before and after the line.
    private func transcript(today: String) -> String {
        """
         9.9  Kettles
         ─────────────
         boil.map { stands in prose, and does not count }

                                              Chapters/Chapter9/Kettle.swift:1
             let kettle = Signal { observer in    Chapters/Chapter9/Kettle.swift:2
                 observer.sendNext("boiling")

                 return .none
             }
             kettle.subscribe(
                 next: { print("the kettle is", $0) },
                 error: { print($0) })

           ▸ the kettle is boiling

             the book  [kettle boil];
             today     \(today)

             later()
        """
    }
}

/// The lines of today that a transcript shows, and the code above each.
private struct Translations {
    /// Those that stand in no example above them.
    private(set) var missing: [String] = []
    private var examples = [""]
    private var today: String?

    init(of transcript: String) {
        for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
        finish()
    }

    private mutating func read(_ line: Substring) {
        if let label = line.prefixMatch(of: #/ {5}today +/#) {
            today = String(line[label.range.upperBound...])
        } else if let begun = today, let margin = line.prefixMatch(of: #/ {17}/#) {
            today = begun + " " + line[margin.range.upperBound...]
        } else {
            finish()
            if line.hasPrefix("     ") { readCode(line) } else if !line.isEmpty { examples.append("") }
        }
    }

    private mutating func readCode(_ line: Substring) {
        guard !line.hasPrefix("     the book  ") else { return }
        examples[examples.count - 1] += line.replacing(#/ +Chapters/\S+:\d+$/#, with: "")
    }

    private mutating func finish() {
        guard let line = today else { return }
        if !examples.contains(where: { $0.holds(line) }) { missing.append(line) }
        today = nil
    }
}

extension String {
    /// Whether the parts of `line` between its `…` stand here, one after the other. Blanks do not count.
    fileprivate func holds(_ line: String) -> Bool {
        var rest = filter { !$0.isWhitespace }[...]
        for part in line.filter({ !$0.isWhitespace }).split(separator: "…") {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
