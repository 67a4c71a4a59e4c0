extension Signal {
    /// Each value together with the one before it; the first one with `start`.
    ///
    ///     height         --3---5---4---|
    ///     combinePrevious(0)
    ///     result         --0→3-3→5-5→4-|
    ///
    /// Errors and completion pass through. Each subscription begins with `start`.
    ///
    /// Contract O15. In Rx and Combine: a `scan` that keeps two values.
    public func combinePrevious(_ start: Value) -> Signal<(previous: Value, current: Value)> {
        lift { sink in
            let last = Cell<Value?>(start)
            return { event in
                switch event {
                case .next(let value):
                    guard let previous = last.exchange(value) else { return }
                    sink.send(.next((previous, value)))
                case .error(let error):
                    last.value = nil
                    sink.send(.error(error))
                case .completed:
                    last.value = nil
                    sink.send(.completed)
                }
            }
        }
    }
}
