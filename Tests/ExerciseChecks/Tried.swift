import Synchronization
import TestSummary
import Testing

/// Counts what was tried in a run with known answers. A run that tries too little proves nothing, so it fails.
public struct Tried: SuiteTrait, TestScoping {
    enum Kind: String, CaseIterable {
        case exercise
        /// A right answer was accepted; a mistake was rejected; a right answer with one operator too many was rejected.
        case accepted, rejected, wrapped
    }

    private static let counts = Mutex<[Kind: Int]>([:])

    static func note(_ kind: Kind) { counts.withLock { $0[kind, default: 0] += 1 } }

    /// The minimum counts in a run of all exercises.
    private static var least: [Kind: Int] {
        switch Mode.current {
        case .learning, .graded: [:]
        case .solutions: [.exercise: Summary.places.count, .wrapped: 150]
        case .variants: [.exercise: Summary.places.count, .accepted: 210, .rejected: 540]
        }
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        // With a learner's answers this is skipped: to find all exercises in their files takes a fifth of a second.
        guard !Self.least.isEmpty else { return }
        let counts = Self.counts.withLock(\.self)
        // If fewer exercises ran, only some of them were asked for.
        guard counts[.exercise, default: 0] > Summary.places.count * 3 / 4 else { return }
        for (kind, least) in Self.least where counts[kind, default: 0] < least {
            Issue.record("\(counts[kind, default: 0]) \(kind.rawValue) of \(least) at least")
        }
    }
}

extension Trait where Self == Tried {
    /// Checks that a run with known answers has tried enough.
    public static var triesEnough: Self { Tried() }
}
