import Book
import Harness
import Testing

/// Below a line of Objective-C, which says where it can be read, a section shows the line that does the same here.
struct TranslationTests {
    @Test("a line of this workbook stands in an example above it", arguments: BookSection.all)
    func ourLineStandsAbove(_ section: BookSection) throws {
        let missing = Translations(of: try Transcript.of(section)).missing
        #expect(missing == [])
    }

    @Test("a line of Objective-C has the label of the place where it can be read", arguments: BookSection.all)
    func labelsAreRight(_ section: BookSection) throws {
        for line in Translations(of: try Transcript.of(section)).objectiveC {
            let place = section.label(ofObjectiveC: line.code)
            #expect(place == line.label, "\(section.number): \(line.code)")
        }
    }

    @Test func `Lines of Objective-C are found with their labels`() {
        let found = Translations(of: transcript(here: "boil.map { … }")).objectiveC
        #expect(found.map(\.label) == ["the book"] && found.map(\.code) == ["[kettle boil];"])
    }

    @Test(arguments: [
        "kettle.subscribe(next: { … }, error: { … })", "let kettle = Signal { … return .none }",
    ])
    func `A line is found in the code above it, wherever its lines break`(_ line: String) {
        #expect(Translations(of: transcript(here: line)).missing == [])
    }

    @Test func `A folded line is one line`() {
        let folded = "kettle.subscribe(next: { … },\n                 error: { … })"
        #expect(Translations(of: transcript(here: folded)).missing == [])
    }

    @Test(arguments: ["kettle.subscribe(error: { … })", "boil.map { … }", "later()", "[kettle boil];"])
    func `A line that is in no code above it is missing`(_ line: String) {
        #expect(Translations(of: transcript(here: line)).missing == [line])
    }

    /// A small section, with code before and after the line.
    private func transcript(here: String) -> String {
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
             here      \(here)

             later()
        """
    }
}

/// What a transcript shows in two languages.
private struct Translations {
    typealias Line = (label: String, code: String)

    private(set) var objectiveC: [Line] = []
    /// Our lines that stand in no example above them.
    private(set) var missing: [String] = []

    init(of transcript: String) {
        var examples = ""
        for lines in transcript.split(separator: "\n\n").map({ $0.split(separator: "\n") }) {
            // A table may begin with `here`; a translation begins with Objective-C.
            if let here = lines.dropFirst().lazy.compactMap({ $0.prefixMatch(of: #/ {5}here +/#) }).first {
                let rows = Self.rows(of: lines, labelWidth: here.output.count)
                objectiveC += rows.filter { $0.label != "here" }
                missing += rows.filter { $0.label == "here" && !examples.holds($0.code) }.map(\.code)
            } else {
                let code = lines.filter { $0.hasPrefix("     ") }.map {
                    $0.replacing(#/ +Chapters/\S+:\d+$/#, with: "")
                }
                examples += code.joined(separator: "\n") + "\n"
            }
        }
    }

    /// The lines of a block, with what was folded in one piece again.
    private static func rows(of lines: [Substring], labelWidth: Int) -> [Line] {
        lines.reduce(into: []) { rows, line in
            let label = line.prefix(labelWidth).split(separator: " ").joined(separator: " ")
            let code = line.dropFirst(labelWidth)
            if label.isEmpty, let begun = rows.popLast() {
                rows.append((begun.label, begun.code + " " + code))
            } else {
                rows.append((label, String(code)))
            }
        }
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
