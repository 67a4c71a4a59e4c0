import Foundation
import Synchronization
import Testing

/// What the tests say of one mistake of each exercise: the learner's tool shows it after a pass. It stands in `Exercises/Lessons`, a file
/// for each file of exercises:
///
///     ## 4.3.2
///
///     Mistake: lets 5 through, which is not above 5
///
///         wind      --3--7--9--2--8--|
///         …
///
/// With `WORKBOOK_LESSONS=rewrite` the tests write it anew: of the mistake that is named there, or of the first.
struct Lessons {
    struct Lesson: Equatable {
        /// What the mistake does: `lets 5 through, which is not above 5`.
        let mistake: String
        let text: String
    }

    private static let isRewriting = ProcessInfo.processInfo.environment["WORKBOOK_LESSONS"] == "rewrite"
    private static let mistakeMark = "Mistake: "
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private let file: URL
    private var lessons: [String: Lesson]

    /// The lessons of the exercises whose tests stand in this file.
    init(of location: SourceLocation) {
        // Chapter4ExerciseTests/SignalsTests.swift
        let parts = location.fileID.split(separator: "/").map(String.init)
        let chapter = parts[0].replacing("ExerciseTests", with: "")
        let name = parts[parts.count - 1].replacing("Tests.swift", with: ".md")
        file = Self.root.appending(path: "Exercises/Lessons/\(chapter)/\(name)")
        lessons = Self.lessons(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// Says what is not as it is written there, if these are the mistakes of an exercise and what its test says of each.
    mutating func complaint(about exercise: String, _ found: [Lesson]) -> String? {
        let shown = lessons[exercise]
        guard let lesson = found.first(where: { $0.mistake == shown?.mistake }) ?? found.first else {
            return nil
        }
        guard lesson != shown else { return nil }
        guard Self.isRewriting else {
            return """
                Exercises/Lessons does not say this of the mistake that is shown after a pass. Read why, and write it anew: \
                Tests/ExerciseTests/rewrite.sh \(exercise.prefix { $0 != "." })
                \(lesson.mistake)
                \(lesson.text)
                """
        }
        lessons[exercise] = lesson
        do { try write() } catch { return "\(error)" }
        return nil
    }

    private func write() throws {
        let sorted = lessons.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
        let entries = sorted.map { exercise, lesson in
            let lines = lesson.text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" }
            return (["## \(exercise)", "", "\(Self.mistakeMark)\(lesson.mistake)", ""] + lines).joined(
                separator: "\n")
                + "\n"
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try entries.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private static func lessons(in text: String) -> [String: Lesson] {
        var lessons: [String: Lesson] = [:]
        for entry in "\n\(text)".components(separatedBy: "\n## ").dropFirst() {
            var lines = entry.components(separatedBy: "\n")[...]
            guard let exercise = lines.popFirst() else { continue }
            let mistake = lines.first { $0.hasPrefix(mistakeMark) }?.dropFirst(mistakeMark.count) ?? ""
            let drawn = lines.drop { !$0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
            let end = drawn.lastIndex { !$0.isEmpty } ?? -1
            lessons[exercise] = Lesson(
                mistake: String(mistake), text: drawn.prefix(end + 1).joined(separator: "\n"))
        }
        return lessons
    }
}
