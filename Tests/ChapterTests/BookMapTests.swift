import Foundation
import Testing

@testable import chapter1

/// The table of book sections, program sections and exercises, held against what is there.
struct BookMapTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    @Test("a section names its place in the book as the table does", arguments: BookMap.sections)
    func places(_ section: BookMap.Section) throws {
        let row = try #require(BookMap.rows.first { $0.number == section.fullNumber })
        let heading = try run(section.chapter, [section.name]).text.split(separator: "\n").prefix(3).joined()
        #expect(heading.contains(row.book) && heading.contains(row.chineseTitle))
    }

    @Test("every section has the exercises that the table promises", arguments: BookMap.sections)
    func exercises(_ section: BookMap.Section) throws {
        let row = try #require(BookMap.rows.first { $0.number == section.fullNumber })
        let promised = (0..<row.exercises).map { "\(row.number).\($0 + 1)" }
        let found = try Self.exerciseNumbers(of: section.chapter).filter { $0.hasPrefix(row.number + ".") }
        #expect(found == promised)
    }

    @Test("a section ends by naming the first of its exercises and their file", arguments: BookMap.sections)
    func invitation(_ section: BookMap.Section) throws {
        let row = try #require(BookMap.rows.first { $0.number == section.fullNumber })
        let words = try run(section.chapter, [section.name]).text.split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ").suffix(200)
        let isInviting =
            text.contains(" \(row.number).1") && text.contains("Exercises/Chapter\(row.chapter)/")
        #expect(isInviting == (row.exercises > 0))
    }

    @Test("what one should have read before comes before")
    func needs() {
        for (index, row) in BookMap.rows.enumerated() where !row.needs.isEmpty {
            let before = Set(BookMap.rows[..<index].map(\.number))
            #expect(before.isSuperset(of: row.needs.components(separatedBy: ", ")), "\(row.number)")
        }
    }

    @Test("the README's map is the table")
    func readMe() throws {
        let readMe = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let rows = BookMap.rows.map { row in
            let place = [row.book, row.chineseTitle].joined(separator: " ")
            let needs = row.needs.isEmpty ? "" : row.needs
            return """
                | \(place) | `chapter\(row.chapter) \(row.name)` | \(row.exerciseNumbers) | \(row.minutes) | \(needs) |
                """
        }
        for row in rows { #expect(readMe.contains(row), "README.md should have the line\n\(row)") }
    }

    /// The numbers in the first lines of the exercises' documentation, in the order of the files.
    private static func exerciseNumbers(of chapter: Int) throws -> [String] {
        let folder = root.appending(path: "Exercises/Chapter\(chapter)")
        guard
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8)
                .matches(of: #/\/\/\/ Exercise ([0-9.]+) · /#).map {
                    "\($0.1)"
                }
        }
        .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }
}
