import Foundation

/// A value that is computed when somebody asks for it, once.
///
/// The closure runs outside the lock, on the thread of whoever asks first; others who ask meanwhile wait. After that
/// it is let go of, with all it captured. A computation that asks for its own result gets nothing, and is reported
/// (contract Q4 to Q6, E.13).
final class Memo<Value: Sendable>: Sendable {
    private enum State {
        case open(@Sendable () -> Value)
        case running(by: ObjectIdentifier, isAwaited: Bool)
        case known(Value)
    }

    private enum Answer {
        case value(Value)
        case compute(@Sendable () -> Value)
        case wait
        case nothing
    }

    private let state: Lock<State>

    init(_ compute: @escaping @Sendable () -> Value) { state = Lock(.open(compute)) }

    init(known value: Value) { state = Lock(.known(value)) }

    /// The value; nothing if the asker is the one who computes it.
    var value: Value? {
        while true {
            switch ask() {
            case .value(let value): return value
            case .compute(let compute): return finish(compute())
            case .wait: wait()
            case .nothing:
                Misuse.listNeedsItself.report()
                return nil
            }
        }
    }

    /// The value, if it has been computed.
    var known: Value? { state.withLock { if case .known(let value) = $0 { value } else { nil } } }

    /// Puts another value in its place, whatever it was, and hands out what was known. For the last owner.
    func replace(by value: Value) -> Value? {
        if case .known(let old) = state.exchange(.known(value)) { old } else { nil }
    }

    private func ask() -> Answer {
        let me = ObjectIdentifier(Thread.current)
        return state.withLock { state in
            switch state {
            case .known(let value): return .value(value)
            case .open(let compute):
                state = .running(by: me, isAwaited: false)
                return .compute(compute)
            case .running(me, _): return .nothing
            case .running(let other, _):
                state = .running(by: other, isAwaited: true)
                return .wait
            }
        }
    }

    private func finish(_ value: Value) -> Value {
        if case .running(_, isAwaited: true) = state.exchange(.known(value)) { Arrivals.announce() }
        return value
    }

    private func wait() { Arrivals.wait { known == nil } }
}

/// Where those wait who ask for a value that is being computed. One place for all, as it is seldom needed.
private enum Arrivals {
    private static let condition = NSCondition()

    static func announce() { condition.withLock { condition.broadcast() } }

    static func wait(while isMissing: () -> Bool) {
        condition.withLock { while isMissing() { condition.wait() } }
    }
}
