import Lessons

/// The result of an exercise in this run.
package enum Outcome: Sendable, Equatable {
    case passed
    /// The answer has not been begun, or has a `todo()` left.
    case notBegun
    /// The answer is wrong. This is the first objection of its test.
    case wrong(Lesson)
    /// The answer ended the program.
    case crashed(Lesson)

    /// The lesson, if the answer is wrong.
    var lesson: Lesson? {
        switch self {
        case .passed, .notBegun: nil
        case .wrong(let lesson), .crashed(let lesson): lesson
        }
    }
}
