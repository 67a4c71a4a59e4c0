import FRP

/// One run of an exercise's test: what is to be known about the answer besides whether it is right.
///
/// An exercise that reaches ``todo()`` while its test runs is unfinished, however well its placeholder does.
///
/// An interface for the checks (SPI): an answer that imports this module sees `todo()`, and cannot say how its own attempt went.
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

    /// - Parameter variant: which of several answers is run, where `Exercises/Variants` has several; the first, if none is named.
    public init(_ variant: Variant? = nil) { state = Lock(State(variant: variant)) }

    /// The attempt that is under way: this task's, and on a thread that belongs to no task, the latest.
    public static var current: Attempt? { own ?? latest.withLock { $0 } }

    /// Runs `body` as this attempt, or as another part of it. Exercises are tried one after the other.
    public func run(_ body: () throws -> Void) rethrows {
        _ = Self.latest.exchange(self)
        state.withLock { $0.isOver = false }
        defer { state.withLock { $0.isOver = true } }
        try Self.$own.withValue(self, operation: body)
    }

    /// Whether a `todo()` was reached.
    public var isUnfinished: Bool { state.withLock(\.isUnfinished) }

    /// Whether nobody waits for its end any more.
    public var isOver: Bool { state.withLock(\.isOver) }

    /// Which of several answers to the exercise is run, as far as is known.
    public var variant: Variant? { state.withLock(\.variant) }

    /// The answers to the exercise that have been met, where there are several.
    public var variants: [Variant] { state.withLock(\.variants) }

    /// Whether something is wrong with the answer, or it did not come back.
    public var hasFailed: Bool { state.withLock(\.hasFailed) }

    /// Notes that something is wrong with the answer.
    ///
    /// - Returns: whether it is the first thing that is.
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

    /// Notes that there is this answer, and says whether it is the one to run.
    func isToRun(_ variant: Variant) -> Bool {
        state.withLock { state in
            if !state.variants.contains(variant) { state.variants.append(variant) }
            if state.variant == nil { state.variant = variant }
            return state.variant == variant
        }
    }
}
