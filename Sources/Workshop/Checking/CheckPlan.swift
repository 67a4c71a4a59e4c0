import Coursework

/// The answers that are being checked, and those that wait.
///
/// Only one check runs at a time. A new request cancels it, and then the exercises of both are checked together: nobody wants to
/// wait for the verdict on an answer that was saved again.
struct CheckPlan {
    /// What the queue has to do after a change of the plan.
    enum Step: Equatable {
        case nothing
        case start([Exercise])
        /// Cancel the check under way.
        case cancel
    }

    private let catalogue: Catalogue
    private var waiting: Set<Exercise> = []
    /// The exercises of the check that is running.
    private(set) var current: [Exercise] = []
    private var isHeld = false

    init(of catalogue: Catalogue) { self.catalogue = catalogue }

    var isIdle: Bool { current.isEmpty && waiting.isEmpty }

    /// Adds exercises to the plan.
    mutating func want(_ exercises: some Sequence<Exercise>) -> Step {
        let before = waiting
        waiting.formUnion(exercises)
        guard !current.isEmpty else { return next() }
        guard waiting != before else { return .nothing }
        waiting.formUnion(current)
        return .cancel
    }

    /// Notes that the running check has ended, or was given up.
    mutating func noteEnd() -> Step {
        current = []
        return next()
    }

    /// Starts no check until `resume`. The running one is cancelled, and repeated then.
    mutating func hold() -> Step {
        isHeld = true
        guard !current.isEmpty else { return .nothing }
        waiting.formUnion(current)
        return .cancel
    }

    mutating func resume() -> Step {
        isHeld = false
        return next()
    }

    private mutating func next() -> Step {
        guard !isHeld, current.isEmpty, !waiting.isEmpty else { return .nothing }
        current = catalogue.exercises.filter(waiting.contains)
        waiting = []
        return .start(current)
    }
}
