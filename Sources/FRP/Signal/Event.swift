/// One thing that a signal sends to its subscriber.
///
///     ---1---2---|      two values, then completed
///     ---1---X          one value, then an error
///       ^-2-(3|)        somebody subscribes at the ^; brackets: what happens at one moment
///
/// A subscriber sees any number of `next` events and then at most one *terminal*: `error` or `completed`.
/// Nothing follows a terminal.
///
/// Contract S1. Book: chapter4/signals.
public enum Event<Value: Sendable>: Sendable {
    /// A value.
    case next(Value)
    /// The signal failed; nothing follows.
    case error(any Error)
    /// The signal is done; nothing follows.
    case completed

    /// True if the event ends its signal.
    public var isTerminal: Bool { if case .next = self { false } else { true } }

    /// True if the event is the completion.
    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// The value of a `next` event, and nothing for a terminal.
    public var value: Value? { if case .next(let value) = self { value } else { nil } }

    /// The same event with another value; a terminal stays what it is.
    public func map<Output>(_ transform: (Value) -> Output) -> Event<Output> {
        flatMap { .next(transform($0)) }
    }

    /// The event that `transform` makes of the value; a terminal stays what it is.
    func flatMap<Output>(_ transform: (Value) -> Event<Output>) -> Event<Output> {
        switch self {
        case .next(let value): transform(value)
        case .error(let error): .error(error)
        case .completed: .completed
        }
    }

    /// Calls the handler for this kind of event, if there is one.
    func handle(next: ((Value) -> Void)?, error: ((any Error) -> Void)?, completed: (() -> Void)?) {
        switch self {
        case .next(let value): next?(value)
        case .error(let failure): error?(failure)
        case .completed: completed?()
        }
    }
}

extension Event: Equatable where Value: Equatable {
    /// Errors have no `==` of their own: two are equal here when they have the same type and describe
    /// themselves with the same words.
    public static func == (left: Event, right: Event) -> Bool {
        switch (left, right) {
        case (.next(let left), .next(let right)): left == right
        case (.completed, .completed): true
        case (.error(let left), .error(let right)):
            type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
        default: false
        }
    }
}
