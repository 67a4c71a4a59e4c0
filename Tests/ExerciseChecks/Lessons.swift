import Foundation
import Lessons
import Testing

/// What the tests say of the mistakes that the learner's tool shows after a pass, as it stands in `Exercises/Lessons`.
///
/// With `WORKBOOK_LESSONS=rewrite` the tests write it anew: of the mistake that is named there, or of the first.
struct Lessons {
    private static let isRewriting = ProcessInfo.processInfo.environment["WORKBOOK_LESSONS"] == "rewrite"
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private let file: URL
    private var lessons: [String: MistakeLesson]

    /// The lessons of the chapter of this exercise.
    init(ofTheChapterOf exercise: String) {
        file = Self.root.appending(path: "Exercises/Lessons/Chapter\(exercise.prefix { $0 != "." }).json")
        lessons = MistakeLesson.all(in: file)
    }

    /// Says what is not as it is written there, if these are the mistakes of an exercise and what its test says of each.
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
