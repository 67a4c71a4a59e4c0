import Coursework

/// The result of a check.
package struct Report: Sendable {
    /// The answers as they were read. The verdicts are about these.
    package let answers: Answers
    /// The verdicts, including those on exercises that nobody asked for, but in which the compiler found errors.
    package internal(set) var verdicts: [ExerciseID: Verdict] = [:]
    /// Exercises that were asked for and could not be tried, each with the reason.
    package internal(set) var obstacles: [ExerciseID: String] = [:]
    /// The exercises that nobody asked for, and that were built as their stubs, since they do not compile.
    package internal(set) var leftOut: Set<ExerciseID> = []
    /// Messages about problems that no exercise has caused.
    package internal(set) var troubles: [String] = []

    /// The compiler that has built the answers; `nil` if nothing was built.
    package internal(set) var compiler: Fingerprint?

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
