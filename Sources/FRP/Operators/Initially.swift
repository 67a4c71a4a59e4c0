extension Signal {
    /// Runs `effect` at each subscription, before the source is subscribed.
    ///
    ///     download.initially { spinner.start() }.finally { spinner.stop() }
    ///
    /// Contract O26. In Rx: `do(onSubscribe:)`, in Combine: `handleEvents(receiveSubscription:)`.
    public func initially(_ effect: @escaping @Sendable () -> Void) -> Signal {
        Signal(start: { sink in
            effect()
            subscribe(sink)
        })
    }
}
