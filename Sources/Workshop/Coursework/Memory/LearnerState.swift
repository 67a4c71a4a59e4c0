import Book

/// The learner's results and hints, remembered between two runs of the tool. Each is stored under the name of the exercise's
/// declaration: numbers change when exercises are added, names do not.
package struct LearnerState: Sendable, Equatable, Codable {
    struct Record: Sendable, Equatable, Codable {
        /// The last verdict, the text that it is about, and the compiler that had built it.
        var verdict: Verdict?
        var text: Fingerprint?
        var compiler: Fingerprint?
        /// How many hints have been shown.
        var hints: Int?
    }

    /// Why a remembered verdict does not apply to an answer.
    package enum Doubt: Sendable {
        /// The answer, or code that it uses, was changed since.
        case otherText
        case otherCompiler
    }

    static let currentVersion = 2
    /// The version of the file's format.
    private(set) var version = currentVersion
    private var exercises: [String: Record] = [:]
    /// The compiler of the last build.
    private var compiler: Fingerprint?
    /// The memory of `which`. A file of an earlier version has none.
    private var which: Practice?

    package var practice: Practice { which ?? Practice() }

    /// The verdict on an answer: the last one, if it was found in this text, as today's compiler builds it.
    package subscript(answer: Answer) -> Verdict {
        guard let record = exercises[answer.exercise.name], doubt(of: record, on: answer) == nil else {
            return .pending
        }
        return record.verdict ?? .pending
    }

    /// Why an answer that was tried has no verdict now.
    package func doubt(on answer: Answer) -> Doubt? {
        guard let record = exercises[answer.exercise.name], record.verdict != nil, !answer.isUntouched else {
            return nil
        }
        return doubt(of: record, on: answer)
    }

    private func doubt(of record: Record, on answer: Answer) -> Doubt? {
        if record.text != answer.fingerprint { return .otherText }
        return record.compiler == compiler ? nil : .otherCompiler
    }

    /// How many hints to an exercise have been shown.
    package func hints(to exercise: Exercise) -> Int { max(0, exercises[exercise.name]?.hints ?? 0) }

    // MARK: Changes

    /// Moves what is remembered under an exercise's former name to its present name, if nothing is there yet.
    mutating func adoptFormerNames() {
        for (former, name) in Exercise.formerNames {
            guard let record = exercises.removeValue(forKey: former) else { continue }
            exercises[name] = exercises[name] ?? record
        }
    }

    mutating func note(_ name: QuestionName, isRight: Bool) {
        var practice = practice
        practice.note(name, isRight: isRight)
        which = practice
    }

    /// - Parameter compiler: `nil` if the verdict was found without a build.
    mutating func remember(_ verdict: Verdict, on answer: Answer, builtBy compiler: Fingerprint?) {
        self.compiler = compiler ?? self.compiler
        var record = exercises[answer.exercise.name] ?? Record()
        (record.verdict, record.text, record.compiler) = (verdict, answer.fingerprint, self.compiler)
        exercises[answer.exercise.name] = record
    }

    mutating func rememberHints(_ count: Int, to exercise: Exercise) {
        exercises[exercise.name, default: Record()].hints = max(count, hints(to: exercise))
    }

    mutating func forgetVerdict(on exercise: Exercise) {
        exercises[exercise.name]?.verdict = nil
        exercises[exercise.name]?.text = nil
        exercises[exercise.name]?.compiler = nil
    }
}
