import Foundation
import Lessons

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
        let file = exercise.file(ofItsChapterIn: "Lessons", "json")
        guard let shown = MistakeLesson.all(in: root.appending(path: file))["\(exercise.id)"],
            let mistake = KnownAnswer.all(to: exercise, in: root).first(where: {
                !$0.isRight && $0.name == shown.mistake
            })
        else { return nil }
        (name, code, lesson) = (shown.mistake, mistake.code, shown.lesson.ofAnotherAnswer)
    }
}

extension Lesson {
    /// What the test calls `yours` is not the reader's.
    fileprivate var ofAnotherAnswer: Lesson {
        func other(_ label: String) -> String { label == "yours" ? "wrong" : label }
        return Lesson(
            parts.map { part in
                switch part {
                case .rows(let rows, let mark): .rows(rows.map { Row(other($0.label), $0.text) }, mark: mark)
                case .figure(let figure, let mark):
                    .figure(
                        Figure(
                            lines: figure.lines.map {
                                .init(label: other($0.label), columns: $0.columns, moments: $0.moments)
                            },
                            width: figure.width, seconds: figure.seconds, cuts: figure.cuts,
                            legend: figure.legend,
                            text: figure.text.map { $0.replacing(#/^yours /#, with: "wrong ") }), mark: mark)
                case .words, .lines: part
                }
            })
    }
}
