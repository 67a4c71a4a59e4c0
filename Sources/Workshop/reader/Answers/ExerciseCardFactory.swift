import Book
import Coursework
import Foundation
import Lessons

/// Makes the cards of the exercises at the end of a section.
final class ExerciseCardFactory: Sendable {
    private let catalogue: Catalogue
    private let companions: Companions
    private let showsAnswers: Bool

    /// - Parameter showsAnswers: whether the cards of ``shipped(_:)`` have our answer.
    init(_ session: Session, showsAnswers: Bool = true) {
        (catalogue, companions, self.showsAnswers) = (session.catalogue, session.companions, showsAnswers)
    }

    /// The cards of a section with the learner's answers.
    func of(
        _ section: String, _ snapshot: LearnerSnapshot, in setting: Setting, revealed: Set<String>
    ) -> [ExerciseCard] {
        exercises(section).map { exercise in
            let answer = snapshot.answers[exercise]
            let address = answer.isMissing ? nil : setting.opening(exercise.file, answer.line)
            let verdict = verdict(on: answer, snapshot)
            var card = card(
                exercise, task: answer.isMissing ? exercise.task : answer.task,
                Place(answer.place, address: address), verdict)
            if setting.key != nil { card.editor = editor(of: answer, snapshot) }
            if revealed.contains("\(exercise.id)"), verdict.answers.isEmpty {
                card.solutions = companions[exercise].answers.map(\.onPages)
                card.isRevealed = true
            } else if verdict.answers.isEmpty {
                card.revealing = "?reveal=\(exercise.id)"
            }
            card.next = snapshot.next(after: exercise.id, in: catalogue)
            return card
        }
    }

    private func editor(of answer: Answer, _ snapshot: LearnerSnapshot) -> ExerciseCard.Editor {
        ExerciseCard.Editor(
            code: answer.code, line: answer.linesOfCode?.lowerBound ?? 1,
            isUntouched: answer.isUntouched && !answer.isMissing,
            isTrying: snapshot.beingTried.contains(answer.exercise.id))
    }

    /// The cards of a section without a learner: with the stubs that are shipped.
    func shipped(_ section: String) -> [ExerciseCard] {
        exercises(section).map { exercise in
            var card = card(exercise, task: exercise.task, Place(exercise.file), nil)
            card.stub = exercise.stub.components(separatedBy: "\n").partedAtDocumentation().code
                .trimmingBlankLines()
            if showsAnswers { card.solutions = companions[exercise].answers.prefix(1).map(\.onPages) }
            return card
        }
    }

    private func exercises(_ section: String) -> [Exercise] {
        catalogue.exercises.filter { $0.id.section == section }
    }

    private func card(
        _ exercise: Exercise, task: [String], _ place: Place, _ verdict: ExerciseCard.ShownVerdict?
    ) -> ExerciseCard {
        ExerciseCard(
            number: "\(exercise.id)", title: exercise.title, isStretch: exercise.isStretch, task: task,
            place: place, hints: companions[exercise].hints, verdict: verdict)
    }

    private func verdict(on answer: Answer, _ snapshot: LearnerSnapshot) -> ExerciseCard.ShownVerdict {
        let id = answer.exercise.id
        let verdict = snapshot.verdicts[id] ?? .pending
        if verdict.state == .pending, let obstacle = snapshot.obstacles[id] {
            return ExerciseCard.ShownVerdict(
                state: .failed, summary: "could not be tried", lesson: Lesson(obstacle.plainText), answers: []
            )
        }
        let isBegun = verdict.state == .pending && !answer.isUntouched
        let isPassed = verdict.state == .passed
        // A pending verdict with a lesson comes from a run that reached a todo() of other code, so it was tried.
        let begun = verdict.lesson.isEmpty ? "not tried yet" : Verdict.State.failed.word
        return ExerciseCard.ShownVerdict(
            state: verdict.state.onPages, summary: isBegun ? begun : verdict.state.word,
            lesson: VerdictAccount.of(verdict, on: answer).map(Self.lesson).reduce(Lesson([]), +),
            answers: isPassed ? companions[answer.exercise].answers.map(\.onPages) : [],
            own: isPassed ? answer.codeLines : nil)
    }
}

extension ExerciseCardFactory {
    private static func lesson(_ part: VerdictAccount) -> Lesson {
        switch part {
        case .sentence(let text): Lesson(words: text)
        case .lesson(let lesson): lesson
        case .quoted(let speaker, let lines, let more):
            Lesson([.words(speaker.rawValue), .lines(lines)] + (more.map { [.words($0)] } ?? []))
        }
    }
}

extension Verdict.State {
    fileprivate var onPages: ExerciseCard.ShownVerdict.State {
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
