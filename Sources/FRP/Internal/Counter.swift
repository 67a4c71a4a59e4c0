import Synchronization

/// A number that several threads may change, each time in one atomic step.
final class Counter: Sendable {
    private let number = Atomic(0)

    /// Adds one, and returns the sum.
    func increment() -> Int { number.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }

    /// Takes one away, and returns what is left.
    func decrement() -> Int { number.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue }
}
