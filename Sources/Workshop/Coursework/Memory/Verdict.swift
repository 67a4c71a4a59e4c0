import Lessons

/// The result of a check of an answer.
package struct Verdict: Sendable, Hashable, Codable {
    package enum State: String, Sendable, Codable, CaseIterable {
        /// The answer has not been begun: its `todo()` is still there.
        case pending
        case passed
        case failed
        /// The answer does not compile, or does not declare what its test calls.
        case doesNotCompile
        /// The answer ended the program that tried it.
        case crashed
        /// The exercise is no longer in the learner's file.
        case missing
    }

    package var state: State
    /// The message for the learner.
    package var lesson: Lesson
    /// The last input that the answer was tried with, if it crashed or did not return.
    package var tried: String?
    /// The beginning of what the answer printed.
    package var printed: String?
    /// How much more it printed.
    package var omitted: Omission?
    /// Illegal uses of FRP that the library has reported.
    package var reports: [String]?

    package init(
        state: State, lesson: Lesson, tried: String? = nil, printed: String? = nil, reports: [String]? = nil
    ) {
        (self.state, self.lesson, self.tried) = (state, lesson, tried)
        (self.printed, self.reports) = (printed, reports)
    }

    package static let pending = Verdict(state: .pending, lesson: "")
    package static let passed = Verdict(state: .passed, lesson: "")

    /// Whether it is neither passed nor pending. So a missing exercise is wrong too.
    package var isWrong: Bool { ![.pending, .passed].contains(state) }
}

extension Verdict.State {
    /// A sign for the beginning of a line.
    package var sign: String {
        switch self {
        case .pending: "·"
        case .passed: "✔"
        case .failed, .crashed, .doesNotCompile, .missing: "✘"
        }
    }

    package var word: String {
        switch self {
        case .pending: "not begun"
        case .passed: "passed"
        case .failed: "not yet"
        case .doesNotCompile: "does not compile"
        case .crashed: "crashes"
        case .missing: "missing"
        }
    }

    /// The title of an exercise, followed by its state, unless that is passed or pending.
    package func title(_ exercise: Exercise) -> String {
        switch self {
        case .pending, .passed: exercise.title
        case .failed: "\(exercise.title): not yet"
        case .doesNotCompile: "\(exercise.title): does not compile"
        case .crashed: "\(exercise.title): crashes"
        case .missing: "\(exercise.title): missing"
        }
    }

    /// `3 do not compile`: how many exercises are in this state.
    package func counted(_ count: Int) -> String {
        switch self {
        case .pending: "\(count) not begun"
        case .passed: "\(count) passed"
        case .failed: "\(count) not yet"
        case .doesNotCompile: "\(count) do not compile"
        case .crashed: "\(count) crash"
        case .missing: "\(count) missing"
        }
    }
}
