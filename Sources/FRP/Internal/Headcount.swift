import Synchronization

/// Counts who comes and goes: the first opens the door, the last one closes it.
struct Headcount: ~Copyable, Sendable {
    private let count = Atomic(0)

    init() {}

    /// Whether nobody was there before.
    func enter() -> Bool { count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 }

    /// Whether nobody is left.
    func leave() -> Bool { count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
