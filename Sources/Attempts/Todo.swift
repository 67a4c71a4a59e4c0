/// Stands where an answer is missing: gives something harmless, and marks the running attempt as unfinished.
///
///     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
///         todo()
///     }
public func todo<Answer: Placeholder>() -> Answer {
    Attempt.current?.markUnfinished()
    return .placeholder
}

/// Stands at the beginning of something to be repaired or continued. Delete it when you begin.
public func todo() { Attempt.current?.markUnfinished() }

/// Stands for a pair.
public func todo<One: Placeholder, Other: Placeholder>() -> (One, Other) { (todo(), todo()) }

/// Stands for a function.
public func todo<Input, Output: Placeholder & SendableMetatype>() -> @Sendable (Input) -> Output {
    { _ in todo() }
}
