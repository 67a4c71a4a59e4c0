import Book
import Foundation
import Harness
import Manuscript

/// What the chapters tell, as data, told once for all tests.
enum Told {
    static let chapters: [Int: Result<ChapterData, any Error>] = Dictionary(
        uniqueKeysWithValues: BookChapter.all.map { chapter in
            (chapter.number, Result { try tell(chapter.number, ["--json"]) })
        })

    static func section(_ number: String) throws -> SectionData {
        let chapter = Int(number.prefix { $0 != "." }) ?? 0
        guard let told = try chapters[chapter]?.get().sections.first(where: { $0.number == number }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return told
    }

    static func tell(_ chapter: Int, _ arguments: [String]) throws -> ChapterData {
        let run = try ChildProcess.run(Products.executable("chapter\(chapter)"), arguments)
        return try JSONDecoder().decode(ChapterData.self, from: Data(run.output))
    }
}
