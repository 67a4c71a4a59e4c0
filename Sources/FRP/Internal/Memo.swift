import Foundation

/// A value that is computed once, when it is first asked for.
///
/// The closure runs outside the lock, on the thread that asks first; other threads that ask meanwhile wait.
/// After that it is released, with all it captured. A computation that needs its own result gets nothing, and
/// is reported, also if it does so by way of other threads (contract Q4 to Q6, Q18, E.13).
final class Memo<Value: Sendable>: Sendable {
    private enum State {
        case open(@Sendable () -> Value)
        case running(by: ObjectIdentifier, isAwaited: Bool)
        case known(Value)
        case released
    }

    private let state: Guarded<State>

    init(_ compute: @escaping @Sendable () -> Value) { state = Guarded(.open(compute)) }

    init(known value: Value) { state = Guarded(.known(value)) }

    /// The value. Nothing, if its computation is what asks.
    var value: Value? {
        let me = ObjectIdentifier(Thread.current)
        while true {
            switch begin(me) {
            case .known(let value): return value
            case .open(let compute): return finish(compute())
            case .running(let thread, _) where thread != me && waits(me): continue
            case .running, .released:
                Misuse.listNeedsItself.report()
                return nil
            }
        }
    }

    /// The value, if it has been computed.
    var known: Value? { state.withLock { if case .known(let value) = $0 { value } else { nil } } }

    /// Takes the value out, or what would compute it. For an owner that goes away.
    func release() -> any Sendable { state.exchange(.released) }

    /// Replaces a known value by another one that means the same.
    func replace(by value: Value) { _ = state.exchange(.known(value)) }

    /// Returns the state, and notes what the caller will do now: compute the value, or wait for it.
    private func begin(_ me: ObjectIdentifier) -> State {
        state.withLock { state in
            let before = state
            switch state {
            case .open: state = .running(by: me, isAwaited: false)
            case .running(let thread, _): state = .running(by: thread, isAwaited: true)
            case .known, .released: break
            }
            return before
        }
    }

    /// Waits while another thread computes the value. Returns false if that thread waits for this one.
    private func waits(_ me: ObjectIdentifier) -> Bool {
        WaitingThreads.wait(me) { [self] in
            state.withLock { if case .running(let thread, _) = $0 { thread } else { nil } }
        }
    }

    private func finish(_ value: Value) -> Value {
        if case .running(_, isAwaited: true) = state.exchange(.known(value)) { WaitingThreads.wakeUp() }
        return value
    }
}
