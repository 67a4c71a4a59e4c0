import Synchronization

/// A number that several threads may change, each time in one atomic step.
final class Counter: Sendable {
    private let number = Atomic(0)

    /// Adds `change`, and returns the sum.
    func add(_ change: Int) -> Int { number.wrappingAdd(change, ordering: .acquiringAndReleasing).newValue }
}
