/// What a check found out about an exercise.
struct Verdict: Sendable, Hashable, Codable {
    /// How far an exercise is.
    enum State: String, Sendable, Codable, CaseIterable {
        /// Nobody has begun: `todo()` stands there.
        case pending
        case passed
        case failed
        /// The answer does not compile.
        case doesNotCompile
        /// The answer ended the program that tried it.
        case crashed
    }

    var state: State
    /// What the learner is told.
    var lesson: String

    static let pending = Verdict(state: .pending, lesson: "")
    static let passed = Verdict(state: .passed, lesson: "")
}
