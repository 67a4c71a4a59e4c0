import Foundation
import Manuscript

/// The wrong answer to an exercise that is shown after a pass. `Exercises/Lessons` says under the exercise's number which it is, and
/// what its test said of it; the tests with the trait `Variants` see that this is still so.
struct ShownMistake: Equatable {
    /// What it does wrong: `lets 5 through, which is not above 5`.
    let name: String
    let code: String
    /// What its test says of it.
    let lesson: Lesson

    /// `nil` if none is shown, or if it is no longer among the mistakes.
    init?(to exercise: Exercise, in root: URL) {
        let file = exercise.file(in: "Lessons").replacing(/\.swift$/, with: ".json")
        guard let shown = MistakeLesson.all(in: root.appending(path: file))["\(exercise.id)"],
            let mistake = Variant.all(to: exercise, in: root).first(where: {
                !$0.isRight && $0.name == shown.mistake
            })
        else { return nil }
        (name, code, lesson) = (shown.mistake, mistake.code, shown.lesson)
    }
}
