import Coursework

/// What is tried now, and what next.
///
/// One check at a time. What is asked for while one goes on makes that one give up, and is tried together with what it was about: an
/// answer that was saved again is not worth the wait for the verdict on what stood there before.
struct CheckPlan {
    /// What is to be done about it.
    enum Step: Equatable {
        case nothing
        case start([Exercise])
        /// The check under way is to give up.
        case cancel
    }

    private let catalogue: Catalogue
    private var waiting: Set<Exercise> = []
    /// What is being tried.
    private(set) var current: [Exercise] = []
    private var isHeld = false

    init(of catalogue: Catalogue) { self.catalogue = catalogue }

    var isIdle: Bool { current.isEmpty && waiting.isEmpty }

    /// These are to be tried.
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
