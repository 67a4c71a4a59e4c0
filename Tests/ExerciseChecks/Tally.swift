import Synchronization

/// Counts how often something happens; usable from any thread.
public final class Tally: Sendable {
    private let number = Atomic(0)

    /// A count of nothing.
    public init() {}

    /// One more.
    @Sendable public func note() { number.add(1, ordering: .relaxed) }

    /// How often it happened.
    public var count: Int { number.load(ordering: .relaxed) }
}
