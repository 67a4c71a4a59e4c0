extension Signal {
    /// A running result, made from the result so far, the value, and how many values came before it.
    ///
    ///     source         --a-----b-----c-----|
    ///     scanWithIndex("") { $0 + "\($2)\($1) " }
    ///     result         --0a----0a1b--0a1b2c|
    ///
    /// `start` itself is not sent. Each subscription starts anew and counts from 0. Errors and completion pass
    /// through.
    ///
    /// Contract O12. In Rx and Combine: `scan`, counting along in the result.
    public func scanWithIndex<Result: Sendable>(
        _ start: Result,
        _ combine: @escaping @Sendable (_ result: Result, _ value: Value, _ index: Int) -> Result
    ) -> Signal<Result> {
        scan((result: start, index: 0)) { state, value in
            (combine(state.result, value, state.index), state.index + 1)
        }.map { $0.result }
    }
}
