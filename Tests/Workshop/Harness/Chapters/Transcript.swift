import Book
import Foundation
import Testing

/// The stored output of a chapter's sections, one after the other: in English for all of them, in Chinese for one.
package enum Transcript {
    package static func text(of chapter: Int, in language: String = "en") throws -> String {
        let path = "Tests/ChapterTests/Transcripts/\(language)/chapter\(chapter).txt"
        return try String(contentsOf: file(path), encoding: .utf8)
    }

    /// The stored output of one section, in English.
    package static func of(_ section: BookSection) throws -> String {
        let kept = sections(in: try text(of: section.chapter)).first { self.section(of: $0) == section }
        return try #require(kept, "It is in no transcript. \(howToRewrite(section.chapter))")
    }

    /// The sections of an output. There are two empty lines between two sections.
    package static func sections(in text: String) -> [String] {
        let parts = text.components(separatedBy: "\n\n\n")
        return parts.dropLast().map { $0 + "\n" } + parts.suffix(1)
    }

    /// The section that has this output, by its headline.
    package static func section(of text: String) -> BookSection? {
        text.split(separator: " ").first.flatMap { BookSection(String($0)) }
    }

    package static func howToRewrite(_ chapter: Int) -> String {
        "After reading why, rewrite with: Tests/ChapterTests/rewrite-transcripts.sh chapter\(chapter)"
    }
}

/// Compares an output with sections of a transcript, byte for byte. For a section that measures the reader's machine, so that its
/// numbers differ in each run, only the shape is compared. A failure shows the first lines that differ, below each other.
package func expect(
    _ printed: String, is sections: [String], of chapter: Int,
    _ location: SourceLocation = #_sourceLocation
) {
    let printed = Transcript.sections(in: printed)
    #expect(printed.count == sections.count, sourceLocation: location)
    for (printed, kept) in zip(printed, sections) {
        let isMeasured = Transcript.section(of: kept)?.isMeasured == true
        let (actual, expected) = isMeasured ? (Shape.of(printed), Shape.of(kept)) : (printed, kept)
        let isSame = actual.utf8.elementsEqual(expected.utf8)
        #expect(
            isSame, "\(isSame ? "" : difference(actual, expected))\n\(Transcript.howToRewrite(chapter))",
            sourceLocation: location)
    }
}

private func difference(_ actual: String, _ expected: String) -> String {
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(actual, expected).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    func line(_ lines: [Substring]) -> String { same < lines.count ? "|\(lines[same])" : "(the end)" }
    return "line \(same + 1)\n  expected  \(line(expected))\n  actual    \(line(actual))"
}

/// A text without the parts that a measurement changes from run to run: numbers, units, the length of bars, the name of the
/// fastest, and the line breaks that depend on them.
package enum Shape {
    package static func of(_ text: String) -> String {
        text.replacing(/(now: )(loop|eager chain|lazy chain)/) { "\($0.1)…" }
            .replacing(/[0-9][0-9.,]*( (µs|ms|s)\b)?/, with: "#")
            .replacing(/█+/, with: "█")
            .split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
            .replacing(" █ ", with: " █\n")
            .replacing(". ", with: ".\n")
    }
}
