extension Signal {
    /// The values until `trigger` sends a value or completes; then completed.
    ///
    ///     source         --1--2--3--4--|
    ///     trigger        ---------x
    ///     source.takeUntil(trigger)
    ///     result         --1--2--3|
    ///
    /// The trigger is subscribed first; if it fires at once, the source never is. An error of the trigger is
    /// ignored.
    ///
    /// If a handler sends to its own source and then to another one, the trigger can come first, and a value
    /// is lost:
    ///
    ///     let (progress, done) = (Subject<Int>(), Subject<Void>())
    ///     progress.signal.takeUntil(done.signal).subscribe(next: { print($0) })
    ///     progress.signal.take(1).subscribe(next: { _ in
    ///         progress.sendNext(100)
    ///         done.sendNext()
    ///     })
    ///     progress.sendNext(50)
    ///     // 50
    ///
    /// Contract O54, K2. Book: chapter5/conclusion. In Rx: `take(until:)`, which ignores the completion and
    /// passes the error; in Combine: `prefix(untilOutputFrom:)`.
    public func takeUntil<Trigger>(_ trigger: Signal<Trigger>) -> Signal {
        Signal { observer in
            observer.subscribe(to: trigger) { event in
                if case .error = event { return }
                observer.deliver(.completed)
            }
            observer.subscribe(to: self, observer.deliver)
            return .none
        }
    }
}
