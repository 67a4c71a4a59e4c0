import Coursework

/// What is tried now, and what next.
///
/// One check at a time. A request cancels the check under way, and both are tried together: nobody wants to wait for the verdict on an
/// answer that was saved again.
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
    /// What is being tried.
    private(set) var current: [Exercise] = []
    private var isHeld = false

    init(of catalogue: Catalogue) { self.catalogue = catalogue }

    var isIdle: Bool { current.isEmpty && waiting.isEmpty }

    /// Plans to try these.
    mutating func want(_ exercises: some Sequence<Exercise>) -> Step {
        let before = waiting
        waiting.formUnion(exercises)
        guard !current.isEmpty else { return next() }
        guard waiting != before else { return .nothing }
        waiting.formUnion(current)
        return .cancel
    }

    /// The check under way has ended, or was given up.
    mutating func noteEnd() -> Step {
        current = []
        return next()
    }

    /// Nothing is tried until `goOn`; what is under way is tried again then.
    mutating func hold() -> Step {
        isHeld = true
        guard !current.isEmpty else { return .nothing }
        waiting.formUnion(current)
        return .cancel
    }

    mutating func goOn() -> Step {
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
