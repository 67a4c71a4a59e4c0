import Book
import Coursework

/// A snapshot of the learner's answers, verdicts and progress, as pages show them.
struct LearnerSnapshot: Sendable {
    let answers: Answers
    let verdicts: [ExerciseID: Verdict]
    /// For each exercise that could not be tried, the reason.
    let obstacles: [ExerciseID: String]
    /// Exercises whose check is running because a page asked for it.
    let beingTried: Set<ExerciseID>
    let learner: Learner

    init(of session: Session, obstacles: [ExerciseID: String] = [:], beingTried: Set<ExerciseID> = []) {
        (answers, self.obstacles, self.beingTried) = (session.answers, obstacles, beingTried)
        let exercises = session.catalogue.exercises
        let verdicts = Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, session.verdict(on: $0)) })
        let passed = exercises.filter { verdicts[$0.id]?.state == .passed }
        let next = exercises.first { verdicts[$0.id]?.state != .passed }
        learner = Learner(
            passed: Dictionary(grouping: passed, by: \.id.section).mapValues(\.count),
            next: next.map { Learner.Next(number: "\($0.id)", title: $0.title) })
        self.verdicts = verdicts
    }

    /// The next exercise that is not passed: after this one, or else from the beginning.
    func next(after id: ExerciseID, in catalogue: Catalogue) -> Learner.Next? {
        let open = catalogue.exercises.filter { verdicts[$0.id]?.state != .passed && $0.id != id }
        let next = open.first { $0.id > id } ?? open.first
        return next.map { Learner.Next(number: "\($0.id)", title: $0.title) }
    }

    /// The sections in which an exercise has another verdict, another obstacle, or has begun or ended being tried since `before`.
    func sections(changedSince before: LearnerSnapshot) -> Set<String> {
        let changed = verdicts.keys.filter {
            verdicts[$0] != before.verdicts[$0] || obstacles[$0] != before.obstacles[$0]
                || beingTried.contains($0) != before.beingTried.contains($0)
        }
        return Set(changed.map(\.section))
    }
}
