extension Signal where Value == Int {
    /// Counts from 0: the first number after one interval, then one each interval, forever.
    ///
    ///     Signal.interval(.seconds(3), on: time)
    ///     result         ---0--1--2--3--
    ///
    /// Contract O64, O66.
    public static func interval(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        Signal { observer in
            let count = Box(0)
            let tick = observer.serialized { (_: Void) in
                observer.deliver(.next(count.exchange(count.value + 1)))
            }
            return scheduler.schedule(after: interval, every: interval) { tick(()) }
        }
    }
}
