extension Signal {
    /// The last `count` values, or fewer if there are no more, once the source has completed.
    ///
    ///     source         --1--2--3--4--|
    ///     takeLast(2)
    ///     result         --------------(34|)
    ///
    /// Contract O18.
    public func takeLast(_ count: Int) -> Signal {
        liftEvents { sink in
            let latest = Box(Window<Value>(capacity: count))
            return { event in
                switch event {
                case .next(let value): _ = latest.value.append(value)
                case .error: sink.send(event)
                case .completed: sink.send(latest.value.values, then: .completed)
                }
            }
        }
    }
}
