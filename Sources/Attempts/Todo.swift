import FRP

/// A placeholder for an answer: it returns a harmless value, and marks the running attempt as unfinished.
///
///     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
///         todo()
///     }
public func todo<Answer: Placeholder>() -> Answer {
    Attempt.current?.markUnfinished()
    return .placeholder
}

/// Marks an answer that has to be repaired or continued. Delete it when you begin.
public func todo() { Attempt.current?.markUnfinished() }

/// A placeholder for a pair.
public func todo<One: Placeholder, Other: Placeholder>() -> (One, Other) { (todo(), todo()) }

/// A placeholder for a function.
public func todo<Input, Output: Placeholder & SendableMetatype>() -> @Sendable (Input) -> Output {
    { _ in todo() }
}

/// A type with a harmless value for a missing answer: it ends at once, is empty, or is false.
public protocol Placeholder {
    /// The harmless value.
    static var placeholder: Self { get }
}

extension Bool: Placeholder { public static var placeholder: Bool { false } }
extension Int: Placeholder { public static var placeholder: Int { 0 } }
extension Double: Placeholder { public static var placeholder: Double { 0 } }
extension String: Placeholder { public static var placeholder: String { "" } }
extension Optional: Placeholder { public static var placeholder: Wrapped? { nil } }
extension Array: Placeholder { public static var placeholder: [Element] { [] } }
extension Set: Placeholder { public static var placeholder: Set { [] } }
extension Dictionary: Placeholder { public static var placeholder: [Key: Value] { [:] } }
extension Signal: Placeholder { public static var placeholder: Signal { .empty } }
extension AsyncStream: Placeholder {
    public static var placeholder: AsyncStream { AsyncStream { $0.finish() } }
}
extension Task: Placeholder where Success == Void, Failure == any Error {
    public static var placeholder: Task { Task {} }
}
extension LazyList: Placeholder { public static var placeholder: LazyList { .empty } }
extension Disposable: Placeholder { public static var placeholder: Disposable { .none } }
extension Subject: Placeholder { public static var placeholder: Subject { Subject() } }
extension Property: Placeholder where Value: Placeholder {
    public static var placeholder: Property { Property(.placeholder) }
}
extension Command: Placeholder {
    public static var placeholder: Command { Command { _ in .empty } }
}
extension Subscription: Placeholder {
    public static var placeholder: Subscription { Subscription() }
}
extension OwnSignal: Placeholder {
    public static var placeholder: OwnSignal {
        OwnSignal { send in
            send(.completed)
            return Subscription()
        }
    }
}
extension OwnConnection: Placeholder {
    public static var placeholder: OwnConnection {
        OwnConnection(signal: .placeholder) { Subscription() }
    }
}
