import FRP

/// One run of an exercise's test, with what has to be known about the answer besides whether it is right.
///
/// An exercise whose test reaches a ``todo()`` is unfinished, even if the placeholder happens to be right.
///
/// It is an interface for the checks only (SPI): an answer that imports this module can call `todo()`, but cannot report the result
/// of its own attempt.
@_spi(Checks) public final class Attempt: Sendable {
    @TaskLocal private static var own: Attempt?
    private static let latest = Lock<Attempt?>(nil)

    private struct State {
        var isUnfinished = false
        var isOver = false
        var hasFailed = false
        var variant: Variant?
        var variants: [Variant] = []
    }

    private let state: Lock<State>

    /// - Parameter variant: the answer to run if `Exercises/Variants` has several; `nil` for the first.
    public init(_ variant: Variant? = nil) { state = Lock(State(variant: variant)) }

    /// The present attempt: that of this task, or on a thread that belongs to no task, the latest.
    public static var current: Attempt? { own ?? latest.withLock { $0 } }

    /// Runs `body` as this attempt, or as another part of it. Only one exercise is tried at a time.
    public func run(_ body: () throws -> Void) rethrows {
        _ = Self.latest.exchange(self)
        state.withLock { $0.isOver = false }
        defer { state.withLock { $0.isOver = true } }
        try Self.$own.withValue(self, operation: body)
    }

    /// Whether a `todo()` was reached.
    public var isUnfinished: Bool { state.withLock(\.isUnfinished) }

    /// Whether the test has given up waiting for its end.
    public var isOver: Bool { state.withLock(\.isOver) }

    /// The answer that is run, if there are several and it is known yet.
    public var variant: Variant? { state.withLock(\.variant) }

    /// The answers to the exercise that were found until now, if there are several.
    public var variants: [Variant] { state.withLock(\.variants) }

    /// Whether the answer is wrong, or did not return.
    public var hasFailed: Bool { state.withLock(\.hasFailed) }

    /// Notes that the answer is wrong.
    ///
    /// - Returns: whether this is its first mistake.
    public func noteFailure() -> Bool {
        state.withLock { state in
            defer { state.hasFailed = true }
            return !state.hasFailed
        }
    }

    /// Stops waiting for the end.
    public func giveUp() {
        state.withLock { state in
            state.isOver = true
            state.hasFailed = true
        }
    }

    func markUnfinished() { state.withLock { $0.isUnfinished = true } }

    /// Notes that this answer exists, and returns whether it is the one to run.
    func isToRun(_ variant: Variant) -> Bool {
        state.withLock { state in
            if !state.variants.contains(variant) { state.variants.append(variant) }
            if state.variant == nil { state.variant = variant }
            return state.variant == variant
        }
    }
}
