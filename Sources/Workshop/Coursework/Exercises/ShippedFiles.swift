import Book
import Foundation

/// The files of a chapter's exercises as they were shipped. They are in one text in `Exercises/Stubs`, which a command writes and
/// nobody edits. A line before each file gives its name and its number of lines: `==> Signals.swift: 83 lines`.
package struct ShippedFiles {
    private static let folder = "Exercises/Stubs"

    /// The text of each file, by its path from the root, as in `Exercises/Chapter4/Signals.swift`.
    package private(set) var texts: [String: String] = [:]

    package init(ofChapter chapter: Int, in root: URL) throws(WorkbookError) {
        let place = Self.path(ofChapter: chapter)
        guard let text = try? String(textOf: root.appending(path: place)) else {
            throw .unusable("\(place) is missing, or cannot be read.", place)
        }
        let all = text.components(separatedBy: "\n")
        var lines = all.dropLast()
        repeat {
            let number = all.count - lines.count
            guard
                let (_, name, length) = lines.popFirst()?.wholeMatch(of: /==> (\w+\.swift): ([0-9]+) lines/)?
                    .output,
                let length = Int(length), length <= lines.count
            else { throw .unusable("\(place) is damaged: see its line \(number).", place) }
            texts["Exercises/Chapter\(chapter)/\(name)"] = lines.prefix(length).map { $0 + "\n" }.joined()
            lines = lines.dropFirst(length)
        } while !lines.isEmpty
    }

    /// The path of that text, from the root.
    package static func path(ofChapter chapter: Int) -> String { "\(folder)/Chapter\(chapter).txt" }

    /// The chapters that have exercises: those with a text in this folder, or with a folder of answers.
    package static func chapters(in root: URL) -> [Int] {
        BookChapter.all.map(\.number).filter { chapter in
            [path(ofChapter: chapter), "Exercises/Chapter\(chapter)"].contains {
                FileManager.default.fileExists(atPath: root.appending(path: $0).path)
            }
        }
    }
}

extension WorkbookError {
    fileprivate static func unusable(_ what: String, _ place: String) -> WorkbookError {
        WorkbookError(
            """
            \(what) It belongs to the workbook, and nothing of yours is in it. Get it again from the archive that you unpacked, \
            or with: git checkout -- \(place)
            """)
    }
}
