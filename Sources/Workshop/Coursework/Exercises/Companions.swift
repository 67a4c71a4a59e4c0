import Foundation
import Synchronization

/// The material that the workbook has for an exercise: hints, right answers, and a wrong one.
package struct Companion: Sendable {
    /// The hints in order: the first says least, the last gives the idea.
    package let hints: [String]
    /// Our answer, the other right ones, and a wrong one.
    package let answers: [ComparedAnswer]

    package init(of exercise: Exercise, in root: URL) {
        hints = Hints.of(exercise, in: root)
        answers = ComparedAnswer.all(to: exercise, in: root)
    }
}

/// The companions of all exercises. Each is read from the files once, when it is first needed: they do not change while somebody
/// works.
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
