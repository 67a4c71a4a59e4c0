import Synchronization

/// A value that one thread at a time may touch.
///
/// Only state lives under it: decide while holding it, act after letting go. Nothing is ever called out to,
/// disposed or released while it is held (contract K5), so values that leave are returned and die outside.
package final class Lock<State: Sendable>: Sendable {
    private let state: Guarded<State>

    package init(_ state: State) { self.state = Guarded(state) }

    package func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try state.withLock(body)
    }

    /// Puts `new` in the place of the state, and hands the old one out.
    package func exchange(_ new: State) -> State { state.exchange(new) }
}

/// What a ``Lock`` is made of, for a class that has it inside instead of beside it.
struct Guarded<State: Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<State>
    /// It guards nothing, and is for ThreadSanitizer, the tool that finds data races. That cannot look into Swift's
    /// `Mutex`; by this variable it sees that one turn comes after the other.
    private let turns = Atomic(false)

    init(_ state: State) { mutex = Mutex(state) }

    func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try mutex.withLock { state in
            _ = turns.load(ordering: .acquiring)
            defer { turns.store(true, ordering: .releasing) }
            return try body(&state)
        }
    }

    func exchange(_ new: State) -> State {
        var value = new
        withLock { swap(&$0, &value) }
        return value
    }
}
