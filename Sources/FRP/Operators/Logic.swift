extension Signal where Value == Bool {
    /// The opposite of each value.
    ///
    ///     loading        --t---f--|
    ///     not()
    ///     result         --f---t--|
    ///
    /// Contract O21.
    public func not() -> Signal { map { !$0 } }
}

extension Signal where Value == (Bool, Bool) {
    /// True while both are true: for two conditions that were combined.
    ///
    ///     sunny          t--f--t--|
    ///     warm           -t-----f-|
    ///     sunny.combineLatest(with: warm).and()
    ///     result         -t-f--tf-|
    ///
    /// Contract O21.
    public func and() -> Signal<Bool> { map { $0 && $1 } }

    /// True while at least one is true.
    ///
    /// Contract O21.
    public func or() -> Signal<Bool> { map { $0 || $1 } }
}

extension Signal where Value == [Bool] {
    /// True while all are true, also if there are none.
    ///
    /// Contract O21.
    public func and() -> Signal<Bool> { map { $0.allSatisfy(\.self) } }

    /// True while at least one is true.
    ///
    /// Contract O21.
    public func or() -> Signal<Bool> { map { $0.contains(true) } }
}
