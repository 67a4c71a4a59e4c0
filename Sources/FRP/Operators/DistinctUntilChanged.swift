extension Signal where Value: Equatable {
    /// The values that differ from the one before.
    ///
    ///     source         --1--1--2--2--1--|
    ///     distinctUntilChanged()
    ///     result         --1-----2-----1--|
    ///
    /// The first value always passes. Errors and completion pass through.
    ///
    /// Contract O16. In Rx: the same word, in Combine: `removeDuplicates`.
    public func distinctUntilChanged() -> Signal { distinctUntilChanged(by: ==) }
}

extension Signal {
    /// The values that differ from the last one that passed, as `areSame(lastPassed, value)` sees it.
    ///
    ///     temperature    --1--2--5--6--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }
    ///     result         --1-----5-----|
    ///
    /// One old value is kept, the last that passed, and until the end only. Each subscription starts from the
    /// beginning. Errors and completion pass through.
    ///
    /// Contract O16.
    public func distinctUntilChanged(by areSame: @escaping @Sendable (Value, Value) -> Bool) -> Signal {
        liftEvents { sink in
            let lastPassed = Cell<Value?>(nil)
            return { event in
                if let last = lastPassed.value, let value = event.value, areSame(last, value) { return }
                lastPassed.value = event.value
                sink.send(event)
            }
        }
    }
}
