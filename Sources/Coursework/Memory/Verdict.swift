import Manuscript

/// What a check found out about an answer.
package struct Verdict: Sendable, Hashable, Codable {
    /// How far an exercise is.
    package enum State: String, Sendable, Codable, CaseIterable {
        /// Nobody has begun: `todo()` stands there.
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
    /// What the learner is told.
    package var lesson: Lesson
    /// The input that the answer was tried with last, where it ended the program or did not come back.
    package var tried: String?
    /// What the answer printed.
    package var printed: String?
    /// What the core reported: illegal uses of it.
    package var reports: [String]?

    package init(
        state: State, lesson: Lesson, tried: String? = nil, printed: String? = nil, reports: [String]? = nil
    ) {
        (self.state, self.lesson, self.tried) = (state, lesson, tried)
        (self.printed, self.reports) = (printed, reports)
    }

    package static let pending = Verdict(state: .pending, lesson: "")
    package static let passed = Verdict(state: .passed, lesson: "")

    /// Whether there is an answer, and it is not right.
    package var isWrong: Bool { ![.pending, .passed].contains(state) }
}
