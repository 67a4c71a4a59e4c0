extension Signal {
    /// The values until `trigger` sends a value or completes; then completed.
    ///
    ///     source         --1--2--3--4--|
    ///     trigger        ---------x
    ///     result         --1--2--3|
    ///
    /// The trigger is subscribed first; if it fires at once, the source never is. An error of the trigger is ignored.
    ///
    /// Contract O54. Book: chapter5/conclusion. In Rx: `take(until:)`, which ignores the completion and passes the error;
    /// in Combine: `prefix(untilOutputFrom:)`.
    public func takeUntil<Trigger>(_ trigger: Signal<Trigger>) -> Signal {
        Signal(joining: { observer in
            observer.follow(trigger) { event in
                if case .error = event { return }
                observer.deliver(.completed)
            }
            observer.follow(self, observer.deliver)
        })
    }

    /// The values until `replacement` sends anything; then only the replacement.
    ///
    /// When the source completes, the result goes on; its error ends it.
    ///
    /// Contract O55.
    public func takeUntilReplacement(_ replacement: Signal) -> Signal {
        Signal(joining: { observer in
            let source = observer.lifetime.makePart()
            let isReplaced = SerialBox(false)
            observer.follow(replacement) { event in
                isReplaced.value = true
                source.dispose()
                observer.deliver(event)
            }
            observer.follow(self, until: source) { event in
                // It may have waited in line while the replacement took over.
                if !event.isCompleted, !isReplaced.value { observer.deliver(event) }
            }
        })
    }
}
