/// What is remembered between two runs of the tool, for each exercise by the name of what it declares: numbers change when
/// exercises are added, names do not.
package struct LearnerState: Sendable, Equatable, Codable {
    struct Record: Sendable, Equatable, Codable {
        /// What the last check found, and in which text.
        var verdict: Verdict?
        var text: Fingerprint?
        /// How many hints have been shown.
        var hints: Int?
    }

    static let currentVersion = 2
    /// How the file is written.
    private(set) var version = currentVersion
    private var exercises: [String: Record] = [:]

    /// The verdict on an answer: the last one, if it was found in this text.
    package subscript(answer: Answer) -> Verdict {
        guard let record = exercises[answer.exercise.name], record.text == Fingerprint(answer.text) else {
            return .pending
        }
        return record.verdict ?? .pending
    }

    /// Whether the answer was changed since it was tried.
    package func isOutOfDate(_ answer: Answer) -> Bool {
        guard let record = exercises[answer.exercise.name], record.verdict != nil else { return false }
        return record.text != Fingerprint(answer.text) && !answer.isUntouched
    }

    /// How many hints to an exercise have been shown.
    package func hints(to exercise: Exercise) -> Int { max(0, exercises[exercise.name]?.hints ?? 0) }

    // MARK: What changes

    mutating func remember(_ verdict: Verdict, on answer: Answer) {
        exercises[answer.exercise.name, default: Record()].verdict = verdict
        exercises[answer.exercise.name]?.text = Fingerprint(answer.text)
    }

    mutating func rememberHints(_ count: Int, to exercise: Exercise) {
        exercises[exercise.name, default: Record()].hints = max(count, hints(to: exercise))
    }

    mutating func forgetVerdict(on exercise: Exercise) {
        exercises[exercise.name]?.verdict = nil
        exercises[exercise.name]?.text = nil
    }
}
