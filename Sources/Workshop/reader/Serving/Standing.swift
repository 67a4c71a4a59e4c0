import Book
import Coursework

/// What is known of the learner's answers at one moment, as pages show it.
struct Standing: Sendable {
    let answers: Answers
    let verdicts: [ExerciseID: Verdict]
    /// Why exercises could not be tried.
    let obstacles: [ExerciseID: String]
    /// Exercises that are being tried, since a page has asked for it.
    let tried: Set<ExerciseID>
    let learner: Learner

    init(of session: Session, obstacles: [ExerciseID: String] = [:], tried: Set<ExerciseID> = []) {
        (answers, self.obstacles, self.tried) = (session.answers, obstacles, tried)
        let exercises = session.catalogue.exercises
        let verdicts = Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, session.verdict(on: $0)) })
        let passed = exercises.filter { verdicts[$0.id]?.state == .passed }
        let next = exercises.first { verdicts[$0.id]?.state != .passed }
        learner = Learner(
            passed: Dictionary(grouping: passed, by: \.id.section).mapValues(\.count),
            next: next.map { Learner.Next(number: "\($0.id)", title: $0.title) })
        self.verdicts = verdicts
    }

    /// The exercise to go on with: the next that is not passed, from this one to the end and then from the beginning.
    func next(after id: ExerciseID, in catalogue: Catalogue) -> Learner.Next? {
        let open = catalogue.exercises.filter { verdicts[$0.id]?.state != .passed && $0.id != id }
        let next = open.first { $0.id > id } ?? open.first
        return next.map { Learner.Next(number: "\($0.id)", title: $0.title) }
    }

    /// The sections with an exercise of which something else is known now.
    func sections(changedSince before: Standing) -> Set<String> {
        let changed = verdicts.keys.filter {
            verdicts[$0] != before.verdicts[$0] || obstacles[$0] != before.obstacles[$0]
                || tried.contains($0) != before.tried.contains($0)
        }
        return Set(changed.map(\.section))
    }
}
