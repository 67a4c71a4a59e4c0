extension Signal {
    /// All values as one array, which is sent at the end.
    ///
    ///     source         --1--2--3--|
    ///     collect()
    ///     result         -----------('[1, 2, 3]'|)
    ///
    /// Contract O14.
    public func collect() -> Signal<[Value]> {
        .defer {
            aggregate(Box<[Value]>([])) { collected, value in
                collected.value.append(value)
                return collected
            }
            .map { $0.exchange([]) }
        }
    }
}
