import Book
import Foundation
import Testing

/// The chapters that have a program.
package let chapters = BookChapter.all.map(\.number)

package func sections(of chapter: Int) -> [BookSection] { BookSection.all.filter { $0.chapter == chapter } }

extension BookSection: CustomTestStringConvertible {
    public var testDescription: String { "\(number) \(name)" }

    /// Whether its output depends on the speed of the reader's machine.
    package var isMeasured: Bool { number == "3.5" }
}

/// A file of the workbook, by its path from the root.
package func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../\(path)").standardized
}

/// Runs the executable of a chapter, with its output in a pipe and `typed` on standard input.
package func run(_ chapter: Int, _ arguments: [String] = [], typed: String = "") throws -> ChildProcess {
    try ChildProcess.run(Products.executable("chapter\(chapter)"), arguments, input: typed)
}

/// The output of a chapter as data.
package func data(of chapter: Int, _ arguments: [String], typed: String = "") throws -> ChapterData {
    let run = try run(chapter, ["--json"] + arguments, typed: typed)
    #expect(run.errorText == "" && run.ending == .exited(0))
    return try JSONDecoder().decode(ChapterData.self, from: Data(run.output))
}
