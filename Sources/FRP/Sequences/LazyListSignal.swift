extension LazyList {
    /// The elements as a signal, all at subscription, then completed.
    ///
    /// Contract Q5.
    public var signal: Signal<Element> { elements.signal }

    /// The elements as a signal: each computed and sent in a block of its own on `scheduler`, so that other
    /// work may run in between; then completed. Disposing stops the computing.
    ///
    /// Contract Q17. Book: chapter4/signals. In ReactiveObjC: `signalWithScheduler:`.
    public func signal(on scheduler: some Scheduler) -> Signal<Element> {
        Signal { [self] observer in
            let (rest, trampoline) = (Box(elements), Trampoline())
            @Sendable func sendNext() {
                // In a loop, for a scheduler that runs the block inside the call.
                trampoline.bounce {
                    scheduler.schedule(in: observer.lifetime) {
                        guard let element = rest.value.next() else { return observer.sendCompleted() }
                        observer.sendNext(element)
                        sendNext()
                    }
                }
            }
            sendNext()
            return .none
        }
    }
}
