/// What a check found out about an answer.
struct Verdict: Sendable, Hashable, Codable {
    /// How far an exercise is.
    enum State: String, Sendable, Codable, CaseIterable {
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

    var state: State
    /// What the learner is told.
    var lesson: String
    /// The input that the answer was tried with last, where it ended the program or did not come back.
    var tried: String?
    /// What the answer printed.
    var printed: String?
    /// What the core reported: illegal uses of it.
    var reports: [String]?

    static let pending = Verdict(state: .pending, lesson: "")
    static let passed = Verdict(state: .passed, lesson: "")

    /// Whether there is an answer, and it is not right.
    var isWrong: Bool { ![.pending, .passed].contains(state) }
}
