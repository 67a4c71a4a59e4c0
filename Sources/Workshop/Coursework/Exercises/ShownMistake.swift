import Foundation
import Lessons

/// The wrong answer that is shown after a pass. `Exercises/Lessons` names it under the exercise's number, with the message of its
/// test; the tests with the trait `Variants` check that both are still true.
struct ShownMistake: Equatable {
    /// Its mistake: `lets 5 through, which is not above 5`.
    let name: String
    let code: String
    /// The message of its test.
    let lesson: Lesson

    /// `nil` if no mistake is shown for this exercise, or it is no longer in `Exercises/Variants`.
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
    /// The lesson with the label `wrong` instead of `yours`: the answer is not the reader's.
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
