@_spi(Checks) import Attempts
import Book
import FRP

/// An answer that one can play with.
@MainActor struct PlayedAnswer {
    /// Nobody has begun with the exercise.
    struct NotBegun: Error, CustomStringConvertible {
        let description: String
    }

    let exercise: String
    /// What the answer decides.
    let summary: String
    /// Calls the answer, and returns what plays with it.
    let begin: @MainActor () -> @MainActor () throws -> Void

    init(
        _ exercise: String, _ summary: String,
        begin: @escaping @MainActor () -> @MainActor () throws -> Void
    ) {
        (self.exercise, self.summary, self.begin) = (exercise, summary, begin)
    }

    /// Plays, unless a `todo()` still stands for the answer.
    func run() throws {
        let attempt = Attempt()
        var play: (@MainActor () throws -> Void)?
        attempt.run { play = begin() }
        guard !attempt.isUnfinished else {
            throw NotBegun(description: "\(exercise) is not begun: \(advice)")
        }
        try play?()
    }

    private var advice: String {
        let section = BookSection(exercise.split(separator: ".").prefix(2).joined(separator: "."))
        let file = section.map { "Exercises/Chapter\($0.chapter)/\($0.fileName)" } ?? "Exercises"
        return "replace todo() in \(file), and play again."
    }
}

/// All answers that one can play with, as the book's table names them.
@MainActor let answers = sheetAnswers + formAnswers

private let kept = Lock<[any Sendable]>([])

/// Keeps an object alive as long as the program, since bindings keep nothing alive.
func keep<Kept: Sendable>(_ object: Kept) -> Kept {
    kept.withLock { $0.append(object) }
    return object
}
