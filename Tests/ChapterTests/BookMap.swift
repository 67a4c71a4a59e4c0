import Testing

@testable import chapter1

/// The sections that the chapters must list: those of chapter 1's table.
extension BookMap {
    struct Section: Sendable, Hashable, CustomTestStringConvertible {
        let chapter: Int
        let number: Int
        let name: String

        var fullNumber: String { "\(chapter).\(number)" }
        var testDescription: String { "\(fullNumber) \(name)" }
        /// Whether it measures the reader's machine.
        var isMeasured: Bool { fullNumber == "3.5" }
    }

    static let sections = rows.map { Section(chapter: $0.chapter, number: $0.section, name: $0.name) }

    static let chapters: [Int] = Set(rows.map(\.chapter)).sorted()

    static func sections(of chapter: Int) -> [Section] { sections.filter { $0.chapter == chapter } }
}
