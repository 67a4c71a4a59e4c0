import Book
import Harness
import Testing
import Text

@testable import reader

/// Compares a section that is parsed from its source with the data that its chapter prints.
struct WrittenSectionTests {
    @Test(
        "the source gives the same prose and code as the chapter, in the same order",
        arguments: BookSection.all)
    func all(_ section: BookSection) throws {
        let written = try #require(WrittenSection.read(section, in: Phrasebook.package)).blocks
        var told = try Told.section(section.number).blocks.map(\.withoutOutput)[...]
        for block in written {
            let place = try #require(told.firstIndex(of: block), "\(block)")
            told = told[(place + 1)...]
        }
        // Drawings (a map, for example) are computed, so they are not in the source.
        let all = try Told.section(section.number).blocks.filter {
            if case .drawing = $0 { false } else { true }
        }
        let missing = all.count - written.count
        #expect(missing <= (["1.1": 1, "3.5": 3][section.number] ?? (section.isAppendix ? 999 : 0)))
    }

    @Test func `A source with CR LF gives the same as with LF`() throws {
        let section = try #require(BookSection("4.3"))
        let root = try TestFolder()
        let source =
            "Section(\"4.3\") { tell in\n    tell.prose(\n        \"\"\"\n        One,\n        two.\n        \"\"\")\n}"
        let sections = try ["\n", "\r\n"].map { end in
            try root.write(source.replacing("\n", with: end), to: "Chapters/Chapter4/Signals.swift")
            return try #require(WrittenSection.read(section, in: root.folder))
        }
        #expect(sections[0].blocks == sections[1].blocks)
    }

    @Test func `A source that is missing or incomplete gives nil`() throws {
        let section = try #require(BookSection("4.3"))
        let root = try TestFolder()
        #expect(WrittenSection.read(section, in: root.folder) == nil)
        for (source, prose) in [
            ("", nil), ("Section(\"4.3\"", nil), ("Section(\"4.3\")", nil),
            ("Section(\"4.3\") { tell in\n    tell.prose(\"One.\")\n    tell.prose(", ["One."]),
            (
                "Section(\"4.3\") { tell in\n    tell.prose(\"\\(1)\")\n    if a { tell.prose(\"b\") }\n    tell.prose(\"\\\"c\\\"\")\n}",
                ["\"c\""]
            ),
        ] as [(String, [String]?)] {
            try root.write(source, to: "Chapters/Chapter4/Signals.swift")
            let blocks = WrittenSection.read(section, in: root.folder)?.blocks
            let read = blocks?.compactMap { if case .prose(let text) = $0 { text } else { nil } }
            #expect(read == prose, "\(source)")
        }
    }
}

extension BlockData {
    fileprivate var withoutOutput: BlockData {
        guard case .example(let example) = self else { return self }
        var bare = ExampleData(number: example.number)
        bare.code = example.code
        return .example(bare)
    }
}
