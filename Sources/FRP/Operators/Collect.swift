extension Signal {
    /// All values as one array, which is sent at the end.
    ///
    ///     source         --1--2--3--|
    ///     collect()
    ///     result         -----------('[1, 2, 3]'|)
    ///
    /// A source that completes without a value gives one empty array. An error passes, and what was collected
    /// is dropped.
    ///
    /// Contract O14. In Rx: `toArray`, in Combine: `collect`.
    public func collect() -> Signal<[Value]> {
        aggregate(startFactory: { Cell<[Value]>([]) }) { collected, value in
            collected.value.append(value)
            return collected
        }
        .map { $0.exchange([]) }
    }
}
