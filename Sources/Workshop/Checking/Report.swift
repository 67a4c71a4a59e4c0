import Coursework

/// What a check has found.
package struct Report: Sendable {
    /// The answers as they were read: the verdicts are about these.
    package let answers: Answers
    /// The verdicts, also on exercises that nobody asked for, but that the compiler complained about.
    package internal(set) var verdicts: [ExerciseID: Verdict] = [:]
    /// Exercises that were asked for and could not be tried, each with the reason.
    package internal(set) var obstacles: [ExerciseID: String] = [:]
    /// Exercises that nobody asked for, and of which the stub was built, since they do not compile.
    package internal(set) var leftOut: Set<ExerciseID> = []
    /// Messages about what went wrong and is no exercise's fault.
    package internal(set) var troubles: [String] = []

    /// Which compiler has built the answers; `nil` if nothing was built.
    package internal(set) var compiler: Fingerprint?

    /// How long it took.
    package internal(set) var duration = Duration.zero

    package init(on answers: Answers) { self.answers = answers }

    /// The verdicts, each with the answer that it is about.
    package func judged(of catalogue: Catalogue) -> [(Verdict, Answer)] {
        catalogue.exercises.compactMap { exercise in verdicts[exercise.id].map { ($0, answers[exercise]) } }
    }

    /// The exit status of the tool when these exercises were asked for.
    package func status(of exercises: [Exercise]) -> Int32 {
        if !obstacles.isEmpty || !troubles.isEmpty { return ExitStatus.notJudged }
        let havePassed = exercises.allSatisfy { verdicts[$0.id]?.state == .passed }
        return havePassed ? ExitStatus.passed : ExitStatus.notPassed
    }
}
