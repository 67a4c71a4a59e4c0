import Foundation
import Testing

@testable import Book

/// All references in the texts are valid: to pages of the book, readings, sections and exercises.
struct CitationTests {
    private static let pages = Set(BookSection.all.flatMap(\.pages).map(\.path))
    /// All texts of sections and documentation, read once.
    private static let files = Result {
        try TextFile.all(in: "Sources", "Chapters", "Exercises")
            + ["README.md", "Chapters/README.md", "CONTRIBUTING.md"].map(TextFile.init)
    }
    private let files: [TextFile]

    init() throws { files = try Self.files.get() }

    @Test func `An exercise cites its section`() throws {
        for stub in try TextFile.all(in: "Exercises/Stubs") {
            let ids = stub.text.matches(of: #/\/\/\/ Exercise ([0-9.]+) · /#).map(\.1)
            let citations = stub.text.matches(of: #/\/\/\/ Book: (.+)/#).map(\.1)
            #expect(ids.count == citations.count && !ids.isEmpty, "\(stub.path)")
            let hints = try TextFile(
                stub.path.replacing("Stubs", with: "Hints").replacing(".txt", with: ".md")
            ).text
            for (id, citation) in zip(ids, citations) {
                let section = try #require(
                    BookSection(id.split(separator: ".").prefix(2).joined(separator: ".")))
                let own = hints.components(separatedBy: "## \(id)\n").last?.components(separatedBy: "\n## ")
                    .first
                let files = own?.firstMatch(of: #/[0-9]\. Something similar is in (.+)\./#)?.1
                #expect(files != nil, "The last hint to \(id) names a file where something similar is done.")
                #expect(
                    section.citations.contains(String(citation))
                        || section.pages.isEmpty && areShown(in: citation, operatorsOf: files ?? ""),
                    "\(stub.path), \(id): \(citation)")
            }
        }
    }

    /// In a section without a page of the book, each exercise has to say itself where to read about its operators: each place that
    /// it cites must show one of them.
    private func areShown(in citation: Substring, operatorsOf files: Substring) -> Bool {
        let names = files.matches(of: /(\w+)\.swift/).map { $0.1.prefix(1).lowercased() + $0.1.dropFirst() }
        let calls = Operator.all.filter {
            names.contains($0.name) || $0.name == "catchTo" && names.contains("catch")
        }
        .flatMap { $0.names[0]?.split(separator: ", ").map(String.init) ?? [] }
        let places = citation.replacing("not in it, but in ", with: "").split(separator: " and ").map(
            String.init)
        return places.allSatisfy {
            $0 == Reading.library.name ? !calls.isEmpty : !Shown.calls(in: [$0]).isDisjoint(with: calls)
        }
    }

    /// ``TableTests`` compares those of each section with the table.
    @Test func `The exercises are those that the table counts`() throws {
        let found = try TextFile.all(in: "Exercises/Stubs").flatMap {
            $0.text.matches(of: #/\/\/\/ Exercise ([0-9.]+) · /#).map { String($0.1) }
        }
        let counted = BookSection.all.flatMap { section in
            (0..<section.exercises).map { "\(section.number).\($0 + 1)" }
        }
        #expect(found.sorted() == counted.sorted(), "count them in Sources/Workshop/Book/Table.swift")
    }

    @Test func `A cited page of the book exists`() {
        for file in files {
            let cited = file.text.matches(of: /\bchapter[0-9]+\/[A-Za-z0-9_-]+/).map { String($0.0) }
            let unknown = Set(cited).subtracting(Self.pages)
            #expect(unknown.isEmpty, "\(file.path)")
        }
    }

    @Test func `A line about the book names a page, or another text`() {
        let readings = Reading.all.map(\.name)
        for file in files where file.path.hasSuffix(".swift") {
            for line in file.text.split(separator: "\n")
            where line.contains("Book: ") && line.contains(#/\/\/\/ (.+\. )?Book: /#) {
                let isInBook = line.contains(/\bchapter[1-6]\b/)
                let isElsewhere =
                    line.contains(/Book: not in it(\.| ·|$)/)
                    || readings.contains {
                        line.contains("Book: not in it, but in \($0)")
                    }
                #expect(isInBook != isElsewhere, "\(file.path): \(line)")
            }
        }
    }

    @Test func `A statement about what the book says has its page in the book`() throws {
        let verbs =
            "says|calls|asks|quotes|warns|promises|begins|draws|needs|leaves|changes|sets|goes|ends|uses the word"
        let claim = try Regex("[Tt]he (book (?:\(verbs))\\b)", as: (Substring, Substring).self)
        for section in BookSection.all where !section.isAppendix {
            let file = try TextFile("Chapters/Chapter\(section.chapter)/\(section.fileName)").text
            let code = file.split(separator: "\n").filter { !$0.hasPrefix("///") }
            let text = code.joined(separator: " ").split(separator: " ").joined(separator: " ")
            let facts = Fact.all.filter { $0.section == section.number }
            for found in text.matches(of: claim) {
                let words = text[found.output.1.startIndex...]
                #expect(
                    facts.contains { words.hasPrefix($0.claim) },
                    "\(section.number): add \(words.prefix(60)) to Sources/Workshop/Book/Facts.swift")
            }
            for fact in facts { #expect(text.contains(fact.claim), "\(section.number): \(fact.claim)") }
        }
        for fact in Fact.all {
            #expect(BookSection(String(fact.section)) != nil && Self.pages.contains(String(fact.page)))
        }
    }

    @Test func `A section that is cited by its number exists`() {
        let known = Set(BookSection.all.map(\.number))
        for file in files {
            // In a chapter, numbers in brackets are sections, as in (4.3, 4.8); elsewhere they may be any numbers.
            let inBrackets = file.path.hasPrefix("Chapters/") ? file.text.matches(of: /\([0-9., ]+\)/) : []
            let inWords = file.text.matches(of: /[Ss]ections? [0-9.]+(?: (?:to|and) [0-9.]+)?/)
            let cited = (inBrackets + inWords).flatMap { $0.0.matches(of: /[1-6]\.[0-9]+/) }.map {
                String($0.0)
            }
            let unknown = Set(cited).subtracting(known)
            #expect(unknown.isEmpty, "\(file.path)")
        }
    }

    @Test func `A command that runs a chapter names one of its sections`() {
        let others = ["play", "--list", "--help", "--language"]
        for file in files {
            let typed = file.text.matches(of: /swift run chapter([1-6]) ([a-z-]+|[0-9.]+[0-9])/)
            for (command, chapter, word) in typed.map(\.output) where !others.contains(String(word)) {
                let sections = BookChapter(Int(chapter) ?? 0)?.sections ?? []
                #expect(
                    sections.contains { [$0.name, $0.number].contains(String(word)) },
                    "\(file.path): \(command)")
            }
        }
    }

    @Test func `A cited exercise exists`() {
        for file in files {
            let cited = file.text.matches(of: /[Ee]xercises? ([1-6]\.[0-9]+)\.([0-9]+)/)
            for match in cited {
                let number = Int(match.2) ?? 0
                let last = BookSection(String(match.1))?.exercises ?? 0
                #expect(number >= 1 && number <= last, "\(file.path): \(match.0)")
            }
        }
    }
}
