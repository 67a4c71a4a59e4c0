import Lessons

/// What became of an exercise in this run.
package enum Outcome: Sendable, Equatable {
    case passed
    /// Nobody has begun, or a `todo()` is left.
    case notBegun
    /// The first thing that its test objects to.
    case wrong(Lesson)
    /// The answer ended the program.
    case crashed(Lesson)

    /// What is wrong with the answer, if anything is.
    var lesson: Lesson? {
        switch self {
        case .passed, .notBegun: nil
        case .wrong(let lesson), .crashed(let lesson): lesson
        }
    }
}
