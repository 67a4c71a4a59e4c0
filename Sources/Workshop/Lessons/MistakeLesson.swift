import Foundation

/// A mistake, and what its test says of it: the learner's tool shows both after a pass. In `Exercises/Lessons` stands one for each
/// exercise, under its number, in a file for each chapter.
package struct MistakeLesson: Codable, Equatable, Sendable {
    /// What the mistake does: `lets 5 through, which is not above 5`.
    package let mistake: String
    package let lesson: Lesson

    package init(mistake: String, lesson: Lesson) { (self.mistake, self.lesson) = (mistake, lesson) }

    /// Those in a file, by the numbers of their exercises; none if there is no such file, or if it is damaged.
    package static func all(in file: URL) -> [String: MistakeLesson] {
        (try? JSONDecoder().decode([String: MistakeLesson].self, from: Data(contentsOf: file))) ?? [:]
    }

    /// Writes them, each in a line of its own: a diff names the exercises of which something else is said.
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
