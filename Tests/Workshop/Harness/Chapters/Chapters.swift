import Book
import Foundation
import Testing

/// The chapters that have a program.
package let chapters = BookChapter.all.map(\.number)

package func sections(of chapter: Int) -> [BookSection] { BookSection.all.filter { $0.chapter == chapter } }

extension BookSection: CustomTestStringConvertible {
    public var testDescription: String { "\(number) \(name)" }

    /// Whether it measures the reader's machine.
    package var isMeasured: Bool { number == "3.5" }
}

/// The files of the workbook, from their path in it.
package func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../\(path)").standardized
}

/// Runs the built executable of a chapter, its output going to a pipe; `typed` is piped into it.
package func run(_ chapter: Int, _ arguments: [String] = [], typed: String = "") throws -> ChildProcess {
    try ChildProcess.run(Products.executable("chapter\(chapter)"), arguments, input: typed)
}

/// What a chapter prints, as data.
package func data(of chapter: Int, _ arguments: [String], typed: String = "") throws -> ChapterData {
    let run = try run(chapter, ["--json"] + arguments, typed: typed)
    #expect(run.errorText == "" && run.ending == .exited(0))
    return try JSONDecoder().decode(ChapterData.self, from: Data(run.output))
}
