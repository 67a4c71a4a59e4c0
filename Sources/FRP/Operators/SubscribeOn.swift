extension Signal {
    /// Subscribes to the source in a block on `scheduler`, so that the source's side effects happen there.
    /// Events arrive wherever the source sends them.
    ///
    /// Disposing before the block has run prevents the subscription.
    ///
    /// Contract O71. Book: the second readings of chapter 4. In Rx and Combine: `subscribe(on:)`.
    public func subscribeOn(_ scheduler: some Scheduler) -> Signal {
        Signal(start: { sink in scheduler.schedule(in: sink.lifetime) { subscribe(sink) } })
    }
}
