import Foundation
import Lessons
import Testing

/// The messages of the tests about the mistakes that the tool shows after a pass, in `Exercises/Lessons`.
///
/// With `WORKBOOK_LESSONS=rewrite` the tests write them again: for the mistake that is named there, or for the first.
struct Lessons {
    private static let isRewriting = ProcessInfo.processInfo.environment["WORKBOOK_LESSONS"] == "rewrite"
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private let file: URL
    private var lessons: [String: MistakeLesson]

    init(ofTheChapterOf exercise: String) {
        file = Self.root.appending(path: "Exercises/Lessons/Chapter\(exercise.prefix { $0 != "." }).json")
        lessons = MistakeLesson.all(in: file)
    }

    /// A message if the file is out of date. `found` are the mistakes of an exercise, with the messages of its test.
    mutating func complaint(about exercise: String, _ found: [MistakeLesson]) -> String? {
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
                \(lesson.lesson.text)
                """
        }
        lessons[exercise] = lesson
        do { try MistakeLesson.write(lessons, to: file) } catch { return "\(error)" }
        return nil
    }
}
