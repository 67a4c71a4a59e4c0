import Book
import Coursework
import Foundation
import Reading
import Terminal
import Text

/// Makes the cards of the exercises at the end of a section.
final class ExerciseCards: Sendable {
    /// How many columns the lines of a lesson have.
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
            let lines = [StyledLine].wrapped(obstacle.plainText, width: Self.width).map(\.plain)
            return ExerciseCard.Verdict(
                state: .failed, summary: "could not be tried", lines: lines, answers: [])
        }
        let lines = VerdictAccount.of(verdict, on: answer).flatMap(Self.lines)
        let isBegun = verdict.state == .pending && !answer.isUntouched
        return ExerciseCard.Verdict(
            state: verdict.state.onPages, summary: isBegun ? "not tried yet" : verdict.state.word,
            lines: lines,
            answers: verdict.state == .passed ? companions[answer.exercise].answers.map(\.onPages) : [])
    }
}

extension ExerciseCards {
    private static func lines(of part: VerdictAccount) -> [String] {
        switch part {
        case .sentence(let text), .lesson(let text): [StyledLine].wrapped(text, width: width).map(\.plain)
        case .quoted(let title, let lines, let more):
            [title] + lines.map { "  \($0)" } + (more > 0 ? ["  … and \(more) more lines"] : [])
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
            lesson: fault?.lesson.components(separatedBy: "\n") ?? [])
    }
}
