import Foundation
import Synchronization

/// What the workbook has beside an exercise: hints, right answers, and a wrong one.
package struct Companion: Sendable {
    /// From a nudge to the idea.
    package let hints: [String]
    /// Our answer, the other right ones, and a wrong one.
    package let answers: [ComparedAnswer]

    package init(of exercise: Exercise, in root: URL) {
        hints = Hints.of(exercise, in: root)
        answers = ComparedAnswer.all(to: exercise, in: root)
    }
}

/// The companions of all exercises, each read when it is first asked for: they do not change while somebody works.
package final class Companions: Sendable {
    private let root: URL
    private let known = Mutex<[ExerciseID: Companion]>([:])

    package init(in root: URL) { self.root = root }

    package subscript(exercise: Exercise) -> Companion {
        if let companion = known.withLock({ $0[exercise.id] }) { return companion }
        let companion = Companion(of: exercise, in: root)
        known.withLock { $0[exercise.id] = companion }
        return companion
    }
}
