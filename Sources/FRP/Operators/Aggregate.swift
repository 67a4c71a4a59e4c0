extension Signal {
    /// All values folded into one, which is sent at the end.
    ///
    ///     source         --1--2--3--|
    ///     aggregate(0, +)
    ///     result         -----------(6|)
    ///
    /// A source that completes without a value gives `start`. An error passes, and nothing but the error is
    /// sent. A source that never ends gives nothing; ``scan(_:_:)`` shows every step.
    ///
    /// Contract O13. Book: chapter3/fold, for lists. In Rx and Combine: `reduce`.
    public func aggregate<Result: Sendable>(
        _ start: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result> { aggregate(startFactory: { start }, combine) }

    /// The same with a start that is made for each subscription: when it comes, before the source is
    /// subscribed.
    public func aggregate<Result: Sendable>(
        startFactory: @escaping @Sendable () -> Result,
        _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result> {
        liftEvents { sink in
            let result = Cell<Result?>(startFactory())
            return { event in
                switch event {
                case .next(let value): result.value = result.value.map { combine($0, value) }
                case .error(let error):
                    result.value = nil
                    sink.send(.error(error))
                case .completed:
                    guard let folded = result.exchange(nil) else { return }
                    sink.send(CollectionOfOne(folded), then: .completed)
                }
            }
        }
    }
}
