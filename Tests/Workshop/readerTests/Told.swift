import Book
import Coursework
import Foundation
import Harness
import Testing
import Text

@testable import reader

/// The data that the chapters' programs print, cached for all tests.
enum Told {
    private static let chapters: [Int: Result<ChapterData, any Error>] = Dictionary(
        uniqueKeysWithValues: BookChapter.all.map { chapter in
            (chapter.number, Result { try tell(chapter.number) })
        })

    static func section(_ number: String) throws -> SectionData {
        let chapter = Int(number.prefix { $0 != "." }) ?? 0
        guard let told = try chapters[chapter]?.get().sections.first(where: { $0.number == number }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return told
    }

    /// The page of a section.
    static func page(
        _ section: BookSection, exercises: [ExerciseCard] = [], drawn: DrawnBlocks = DrawnBlocks(),
        in setting: Setting
    ) throws -> SectionPage {
        SectionPage(
            try Self.section(section.number), of: section, exercises: exercises, typed: nil, drawn: drawn,
            in: setting)
    }

    /// The session of this checkout.
    static let session = Result {
        try Session(Workbook(around: Phrasebook.package, environment: [:])) { Issue.record("\($0)") }
    }

    private static func tell(_ chapter: Int) throws -> ChapterData {
        let run = try ChildProcess.run(Products.executable("chapter\(chapter)"), ["--json"])
        return try JSONDecoder().decode(ChapterData.self, from: Data(run.output))
    }
}
