/// What a check has found.
struct Report {
    /// The verdicts, also on exercises that nobody asked for, but that keep others from being tried.
    var verdicts: [ExerciseID: Verdict] = [:]
    /// The answers that the verdicts are about.
    private(set) var answers: [ExerciseID: Answer] = [:]
    /// Exercises that were asked for, and could not be tried.
    var unjudged: Set<ExerciseID> = []
    /// What keeps exercises from being tried, and is no exercise's fault.
    var troubles: [String] = []

    /// Notes that a chapter does not compile because of these, so that nothing else of it can be tried.
    mutating func note(_ broken: [ExerciseID: Verdict], _ chosen: [Exercise]) {
        verdicts.merge(broken) { $1 }
        unjudged.formUnion(chosen.map(\.id).filter { broken[$0] == nil })
    }

    /// Ties the verdicts of a chapter to the texts that they were found in. Takes back those on texts that somebody has saved again
    /// meanwhile: nobody knows which of the two was compiled.
    mutating func settle(chapter: Int, _ before: Answers, now: Answers, _ catalogue: Catalogue) {
        for exercise in catalogue.exercises
        where exercise.id.chapter == chapter && verdicts[exercise.id] != nil {
            if before[exercise].text == now[exercise].text {
                answers[exercise.id] = before[exercise]
            } else {
                verdicts[exercise.id] = nil
                unjudged.insert(exercise.id)
                troubles.append("\(exercise.id) was changed while it was tried. Check it again.")
            }
        }
    }

    /// The status to end with, of these exercises being asked for.
    func status(of exercises: [Exercise]) -> Int32 {
        if !unjudged.isEmpty || !troubles.isEmpty { return ExitStatus.notJudged }
        let havePassed = exercises.allSatisfy { verdicts[$0.id]?.state == .passed }
        return havePassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    static func lastLines(of output: String) -> String {
        output.split(whereSeparator: \.isNewline).suffix(12).map(\.withoutEscapeSequences).joined(
            separator: "\n")
    }
}
