import Coursework
import Lessons

/// The verdicts that the events of a test run have led to so far.
struct Findings {
    private(set) var verdicts: [ExerciseID: Verdict] = [:]
    /// The exercise whose test is under way.
    private(set) var running: ExerciseID?
    private(set) var hasBegun = false
    private(set) var hasEnded = false
    private var lessons: [Lesson] = []
    private var isPending = false

    /// Whether no test has begun.
    var isEmpty: Bool { verdicts.isEmpty && running == nil }

    mutating func note(_ event: TestEvent) {
        switch event.name {
        case .runStarted: hasBegun = true
        case .runEnded: hasEnded = true
        case .testStarted: begin(event.exercise)
        case .issueRecorded where event.exercise == running && running != nil: note(issue: event)
        case .testEnded: end(event.exercise)
        default: break
        }
    }

    /// Sets the verdict on the exercise under way, whose test will send no `testEnded`.
    mutating func judgeRunning(_ verdict: Verdict) {
        if let running { verdicts[running] = verdict }
        running = nil
    }

    private mutating func begin(_ exercise: ExerciseID?) {
        guard let exercise else { return }
        (running, lessons, isPending) = (exercise, [], false)
    }

    private mutating func note(issue: TestEvent) {
        if issue.payload.issue?.isKnown == true || issue.lesson == "not attempted yet" {
            isPending = true
        } else {
            lessons.append(Lesson(issue.lesson))
        }
    }

    private mutating func end(_ exercise: ExerciseID?) {
        guard let exercise, exercise == running else { return }
        running = nil
        verdicts[exercise] =
            if isPending { .pending } else if lessons.isEmpty { .passed } else {
                Verdict(state: .failed, lesson: lessons.joined())
            }
    }
}
