/// A signal in plain Swift, as section 4.20 grows it: a recipe that sends events to each subscriber.
///
///     let station = OwnSignal<String> { send in
///         send(.next("18°"))
///         send(.completed)
///         return Subscription()
///     }
///     station.subscribe { print($0) }
///
/// It expects one event at a time, and sends them on as they come. What the core's `Signal` does beyond that, the end of
/// section 4.20 says.
public struct OwnSignal<Value: Sendable>: Sendable {
    /// What a signal sends: any number of values, then one ending at most.
    public enum Event: Sendable {
        case next(Value)
        case error(any Error)
        case completed

        /// True if nothing follows.
        public var isEnding: Bool { if case .next = self { false } else { true } }
    }

    /// What is called with each event.
    public typealias Receiver = @Sendable (Event) -> Void
    /// What is done for a subscriber: it sends events, and returns what stops the work.
    public typealias Recipe = @Sendable (_ send: @escaping Receiver) -> Subscription

    private let recipe: Recipe

    /// A signal that follows `recipe` for each subscriber.
    public init(_ recipe: @escaping Recipe) { self.recipe = recipe }

    /// Follows the recipe, and calls `receive` with its events until the first ending, or until what this returns is disposed.
    @discardableResult
    public func subscribe(_ receive: @escaping Receiver) -> Subscription {
        let subscription = Subscription()
        let work = recipe { event in
            guard !subscription.isDisposed else { return }
            if event.isEnding { subscription.dispose() }
            receive(event)
        }
        subscription.add(work)
        return subscription
    }
}
