import Foundation

/// A mistake, and the message of its test. The tool shows both after a pass. `Exercises/Lessons` has a file for each chapter, with
/// one mistake for each exercise, under its number.
package struct MistakeLesson: Codable, Equatable, Sendable {
    /// The mistake, as in `lets 5 through, which is not above 5`.
    package let mistake: String
    package let lesson: Lesson

    package init(mistake: String, lesson: Lesson) { (self.mistake, self.lesson) = (mistake, lesson) }

    /// The mistakes in a file, by the numbers of their exercises; empty if the file does not exist, or is damaged.
    package static func all(in file: URL) -> [String: MistakeLesson] {
        (try? JSONDecoder().decode([String: MistakeLesson].self, from: Data(contentsOf: file))) ?? [:]
    }

    /// Writes each in a line of its own, so that a diff names the exercises whose messages have changed.
    package static func write(_ all: [String: MistakeLesson], to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try all.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }.map {
            number, lesson in
            "\"\(number)\": " + String(decoding: try encoder.encode(lesson), as: UTF8.self)
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8).write(to: file, options: .atomic)
    }
}
