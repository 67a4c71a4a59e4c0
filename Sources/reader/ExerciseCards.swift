import Book
import Coursework
import Foundation
import Manuscript
import Reading

/// Makes the cards of the exercises at the end of a section.
final class ExerciseCards: Sendable {
    /// How many columns there are for what an answer printed.
    private static let width = 80

    private let catalogue: Catalogue
    private let companions: Companions

    init(_ session: Session) { (catalogue, companions) = (session.catalogue, session.companions) }

    /// The exercises of a section as the learner has them.
    func of(
        _ section: String, _ standing: Standing, opening: (_ file: String, _ line: Int) -> String?
    ) -> [ExerciseCard] {
        exercises(section).map { exercise in
            let answer = standing.answers[exercise]
            let address = answer.isMissing ? nil : opening(exercise.file, answer.line)
            return card(
                exercise, task: answer.isMissing ? exercise.task : answer.task,
                Place(answer.place, address: address), verdict(on: answer, standing))
        }
    }

    /// The exercises of a section as they are shipped.
    func shipped(_ section: String) -> [ExerciseCard] {
        exercises(section).map { card($0, task: $0.task, Place($0.file), nil) }
    }

    private func exercises(_ section: String) -> [Exercise] {
        catalogue.exercises.filter { $0.id.section == section }
    }

    private func card(
        _ exercise: Exercise, task: [String], _ place: Place, _ verdict: ExerciseCard.Verdict?
    ) -> ExerciseCard {
        ExerciseCard(
            number: "\(exercise.id)", title: exercise.title, isStretch: exercise.isStretch, task: task,
            place: place, hints: companions[exercise].hints, verdict: verdict)
    }

    private func verdict(on answer: Answer, _ standing: Standing) -> ExerciseCard.Verdict {
        let id = answer.exercise.id
        let verdict = standing.verdicts[id] ?? .pending
        if verdict.state == .pending, let obstacle = standing.obstacles[id] {
            return ExerciseCard.Verdict(
                state: .failed, summary: "could not be tried", lesson: Lesson(obstacle.plainText), answers: []
            )
        }
        let isBegun = verdict.state == .pending && !answer.isUntouched
        return ExerciseCard.Verdict(
            state: verdict.state.onPages, summary: isBegun ? "not tried yet" : verdict.state.word,
            lesson: VerdictAccount.of(verdict, on: answer).map(Self.lesson).reduce(Lesson([]), +),
            answers: verdict.state == .passed ? companions[answer.exercise].answers.map(\.onPages) : [])
    }
}

extension ExerciseCards {
    private static func lesson(_ part: VerdictAccount) -> Lesson {
        switch part {
        case .sentence(let text): Lesson(words: text)
        case .lesson(let lesson): lesson
        case .quoted(let title, let lines, 0): Lesson([.lines([title] + lines.map { "  \($0)" })])
        case .quoted(let title, let lines, let more):
            Lesson([.lines([title] + lines.map { "  \($0)" } + ["  … and \(more) more lines"])])
        }
    }
}

extension Verdict.State {
    fileprivate var onPages: ExerciseCard.Verdict.State {
        switch self {
        case .pending: .pending
        case .passed: .passed
        case .failed, .doesNotCompile, .crashed, .missing: .failed
        }
    }
}

extension ComparedAnswer {
    fileprivate var onPages: ExerciseCard.ShownAnswer {
        let (documentation, code) = text.components(separatedBy: "\n").partedAtDocumentation()
        let remark = fault?.sentence ?? documentation.joined(separator: " ")
        return ExerciseCard.ShownAnswer(
            title: title, remark: remark, code: code,
            lesson: fault?.lesson ?? "")
    }
}
