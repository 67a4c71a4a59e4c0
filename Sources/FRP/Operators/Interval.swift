extension Signal where Value == Int {
    /// Counts from 0: the first number after one interval, then one each interval, forever.
    ///
    ///     Signal.interval(.seconds(3), on: time)
    ///     result         ---0--1--2--3--
    ///
    /// Contract O64, O66.
    public static func interval(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        Signal { observer in
            // Only touched in the scheduler's blocks, which run one at a time.
            let count = Box(0)
            return scheduler.schedule(after: interval, every: interval) {
                observer.sendNext(count.exchange(count.value + 1))
            }
        }
    }
}
