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

    /// The title of an exercise, and how far it is if that is not as it should be.
    package func title(_ exercise: Exercise) -> String {
        switch self {
        case .pending, .passed: exercise.title
        case .failed: "\(exercise.title): not yet"
        case .doesNotCompile: "\(exercise.title): does not compile"
        case .crashed: "\(exercise.title): crashes"
        case .missing: "\(exercise.title): missing"
        }
    }

    /// So many exercises are that far.
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
