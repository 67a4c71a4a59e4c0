@_spi(Checks) import Attempts
import FRP
import Lessons
import TestSummary
import Testing

/// Runs the test of an exercise, and always reaches a verdict: a test that does not return within five seconds fails with a
/// message, and one that reaches `todo()` is "not attempted yet", whatever else it finds.
///
///     @Test func `4.3.2 Let only the strong winds through`() async {
///         await exercise {
///             let lab = Lab()
///             let wind = lab.hot("wind", "--3--7--9--2--8--|")
///             lab.expect(strongWinds(wind.signal), "-----7--9-----8--|")
///         }
///     }
///
/// The same test is run with the learner's answers, with the solutions, with every other right answer, or with every known mistake;
/// the package's traits choose (see `Mode`). Answers that are signals are also checked against all laws but those that you name
/// (see ``Law``).
/// those that you name (see ``Law``).
public func exercise(
    without waived: Set<Law> = [], at location: SourceLocation = #_sourceLocation,
    _ test: @escaping @Sendable () throws -> Void
) async {
    let exercise = Trial(
        name: Test.current?.displayName ?? "?", location: location, waived: waived, test: test)
    Trace.begin(exercise.name)
    Tried.note(.exercise)
    switch Mode.current {
    case .learning, .graded: Trace.end(await exercise.tryTheLearnersAnswer())
    case .solutions: await exercise.tryTheSolution()
    case .variants: await exercise.tryTheVariants()
    }
}

/// A test that can be run for any number of answers.
private struct Trial: Sendable {
    private static let limit = Duration.seconds(5)

    let name: String
    let location: SourceLocation
    let waived: Set<Law>
    let test: @Sendable () throws -> Void

    /// The number of the exercise: `4.3.2`.
    private var number: String { String(name.prefix { $0 != " " }) }

    /// Runs the test, and then again for each law, until something is wrong.
    func run(_ attempt: Attempt) async {
        await Law.tryAll(but: waived) {
            await runOnce(attempt)
            return !attempt.hasFailed && !attempt.isUnfinished
        }
    }

    private func runOnce(_ attempt: Attempt) async {
        let returned = await finishes(within: Self.limit) {
            attempt.run {
                Trying.beginAnew()
                do { try test() } catch { fail("\(error)", at: location) }
            }
        }
        guard !returned else { return }
        let words = """
            The answer did not come back within \(Self.limit.components.seconds) seconds. Something in it never ends: \
            a loop, a signal that repeats itself at once, two bindings that set each other, or a call that waits for a \
            value that does not come.
            """
        let input = Trying.input.map { Lesson(words: "It was tried with \($0)") }
        let isWrongAlready = attempt.hasFailed
        attempt.giveUp()
        if !isWrongAlready { report(Lesson(words: words) + (input ?? Lesson([])), at: location) }
    }

    func tryTheLearnersAnswer() async -> Outcome {
        let attempt = Attempt()
        Summary.begin(number)
        let objections = await Objections.raised { await run(attempt) }
        let outcome: Outcome =
            if attempt.isUnfinished { .notBegun } else if let lesson = objections.first {
                .wrong(lesson)
            } else { .passed }
        Summary.end(number, outcome)
        if outcome == .notBegun { isNotBegun() } else { objections.record() }
        return outcome
    }

    /// Ends the test as neither passed nor failed, with as little output as possible.
    private func isNotBegun() {
        let words = "not begun" + (Summary.place(of: number).map { ": \($0)" } ?? "")
        if Mode.current == .graded { return record(words) }
        #if compiler(>=6.3)
        if Summary.isWanted {
            // The error that it throws would end this test, which is over anyway.
            do { try Test.cancel(Comment(rawValue: words), sourceLocation: location) } catch { return }
        }
        #endif
        withKnownIssue { record(words) }
    }

    func tryTheSolution() async {
        await Objections.raised { await run(Attempt()) }.record()
        await tryWrappings()
    }

    /// Runs the test with one operator too many around the right answer: each of these must be rejected.
    private func tryWrappings(_ variant: Variant? = nil) async {
        guard waived != .all else { return }
        let harmless = Wrapping.harmless[number] ?? [:]
        for wrapping in Wrapping.allCases {
            let trial = Wrapping.Trial(wrapping)
            let objections = await Objections.raised {
                await Wrapping.Trial.$current.withValue(trial) { await run(Attempt(variant)) }
            }
            guard trial.isApplied else { return }
            switch (harmless[wrapping], objections.isEmpty) {
            case (nil, false), (.some, true): Tried.note(.wrapped)
            case (nil, true): record("The right answer in \(wrapping.rawValue) was not rejected.")
            case (let reason?, false):
                // The operator may be harmless around the solution, but not around another right answer.
                if variant == nil {
                    record("In \(wrapping.rawValue) it is rejected, but it is said: \(reason)")
                }
            }
        }
    }

    private func record(_ problem: String) {
        Issue.record(Comment(rawValue: problem), sourceLocation: location)
    }

    /// Runs the test with one answer after the other. The answers are known as soon as the first has been run.
    func tryTheVariants() async {
        var lessons: [MistakeLesson] = []
        var variants: [Variant] = []
        var number = 0
        repeat {
            let attempt = Attempt(variants.isEmpty ? nil : variants[number])
            let objections = await Objections.raised { await run(attempt) }
            variants += attempt.variants.filter { !variants.contains($0) }
            guard let variant = attempt.variant else { break }
            if variant.isRight {
                objections.record()
                await tryWrappings(variant)
                Tried.note(.accepted)
            } else if let lesson = objections.first {
                lessons.append(.init(mistake: variant.name, lesson: lesson))
                Tried.note(.rejected)
            } else {
                record("This mistake was not rejected: \(variant.name)")
            }
            number += 1
        } while number < variants.count
        if variants.count(where: { !$0.isRight }) < 2 { record("An exercise has two mistakes at least.") }
        var shown = Lessons(ofTheChapterOf: self.number)
        if let complaint = shown.complaint(about: self.number, lessons) { record(complaint) }
    }
}
