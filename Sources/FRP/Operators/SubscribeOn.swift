extension Signal {
    /// Subscribes on `scheduler`, so that the source's side effects happen there.
    ///
    /// Contract O71. Book: not in it, but in the tutorial.
    public func subscribeOn(_ scheduler: some Scheduler) -> Signal {
        Signal(start: { sink in scheduler.schedule(in: sink.lifetime) { start(into: sink) } })
    }
}
