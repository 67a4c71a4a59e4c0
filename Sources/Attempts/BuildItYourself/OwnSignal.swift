/// A signal in plain Swift, as section 4.20 develops it: a recipe that sends events to each subscriber.
///
///     let station = OwnSignal<String> { send in
///         send(.next("18°"))
///         send(.completed)
///         return Subscription()
///     }
///     station.subscribe { print($0) }
///
/// It expects one event at a time, and passes each on at once. The end of section 4.20 lists what the core's `Signal` does beyond
/// that.
public struct OwnSignal<Value: Sendable>: Sendable {
    /// An event of a signal: there can be any number of values, then at most one ending.
    public enum Event: Sendable {
        case next(Value)
        case error(any Error)
        case completed

        /// Whether no event can follow.
        public var isEnding: Bool { if case .next = self { false } else { true } }
    }

    /// A closure that gets each event.
    public typealias Receiver = @Sendable (Event) -> Void
    /// The work for a subscriber: it sends events, and returns the subscription that stops it.
    public typealias Recipe = @Sendable (_ send: @escaping Receiver) -> Subscription

    private let recipe: Recipe

    /// A signal that runs `recipe` for each subscriber.
    public init(_ recipe: @escaping Recipe) { self.recipe = recipe }

    /// Runs the recipe, and calls `receive` with its events until the first ending, or until the result is disposed.
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
