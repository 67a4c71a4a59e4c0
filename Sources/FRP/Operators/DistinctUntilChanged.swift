extension Signal where Value: Equatable {
    /// The values that differ from the one before.
    ///
    ///     source         --1--1--2--2--1--|
    ///     distinctUntilChanged()
    ///     result         --1-----2-----1--|
    ///
    /// Contract O16.
    public func distinctUntilChanged() -> Signal { distinctUntilChanged(by: ==) }
}

extension Signal {
    /// The values that differ from the last one that passed, as `areSame(lastPassed, value)` sees it.
    ///
    ///     temperature    --1--2--5--6--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }
    ///     result         --1-----5-----|
    ///
    /// Contract O16.
    public func distinctUntilChanged(by areSame: @escaping @Sendable (Value, Value) -> Bool) -> Signal {
        lift(remembering: Value?.none) { lastPassed, value, sink in
            if let last = lastPassed.value, areSame(last, value) { return }
            lastPassed.value = value
            sink.send(.next(value))
        }
    }
}
