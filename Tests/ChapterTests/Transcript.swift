import Book
import Foundation
import Testing

/// What a section prints, kept in a file.
struct Transcript {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

    let section: BookSection

    var fileName: String { "\(section.number)-\(section.name).txt" }

    /// Throws ``Missing`` if there is none.
    func read() throws -> String {
        let file = Self.folder(of: section.chapter).appending(path: fileName)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw Missing(description: "There is no \(fileName). \(Self.howToRewrite(section.chapter))")
        }
        return text
    }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    static func fileNames(of chapter: Int) throws -> Set<String> {
        Set(
            try FileManager.default.contentsOfDirectory(atPath: folder(of: chapter).path).filter {
                !$0.hasPrefix(".")
            })
    }

    static func howToRewrite(_ chapter: Int) -> String {
        "After reading why, rewrite with: Tests/ChapterTests/rewrite-transcripts.sh chapter\(chapter)"
    }

    private static func folder(of chapter: Int) -> URL { folder.appending(path: "chapter\(chapter)") }
}

/// Compares two texts byte for byte; a failure shows the first lines that differ, one over the other.
func expect(
    _ actual: String,
    is expected: String,
    _ hint: String,
    _ location: SourceLocation = #_sourceLocation
) {
    let isSame = actual.utf8.elementsEqual(expected.utf8)
    #expect(isSame, "\(isSame ? "" : difference(actual, expected))\n\(hint)", sourceLocation: location)
}

private func difference(_ actual: String, _ expected: String) -> String {
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(actual, expected).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    func line(_ lines: [Substring]) -> String { same < lines.count ? "|\(lines[same])" : "(the end)" }
    return "line \(same + 1)\n  expected  \(line(expected))\n  actual    \(line(actual))"
}

/// A text without what changes from run to run where something is measured: numbers, units, the length of bars, which one
/// was fastest, and where lines break because of them: in Chinese, between any two characters.
enum Shape {
    static func of(_ text: String) -> String {
        text.replacing(/(now: |最快的是：)(loop|eager chain|lazy chain)/) { "\($0.1)…" }
            .replacing(/[0-9][0-9.,]*( (µs|ms|s)\b)?/, with: "#")
            .replacing(/█+/, with: "█")
            .split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
            .replacing(" █ ", with: " █\n")
            .replacing(/\ ?([\u{3000}-\u{9FFF}\u{FF00}-\u{FFEF}]) ?/) { "\($0.1)" }
            .replacing(". ", with: ".\n")
    }
}
