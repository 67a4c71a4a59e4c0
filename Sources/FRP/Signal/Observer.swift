/// The entrance of a chain: a creation closure sends its events into it.
///
///     let greeting = Signal<String> { observer in
///         observer.sendNext("hello")
///         observer.sendCompleted()
///         return .none
///     }
///
/// You may use an observer from any thread, and from inside a handler of its own subscriber: events are
/// passed on one at a time, in the order in which they were accepted. What you send after a terminal, or
/// after the subscription has ended, goes nowhere.
///
/// Contract S1, S3, S12, S13, K1 to K4. Book: chapter4/signals (RACSubscriber).
public final class Observer<Value: Sendable>: ObserverType {
    /// Ends when the subscription does.
    let lifetime: Disposable
    /// Passes an event on, unless the subscription has ended. Only for a caller that is inside the turnstile.
    let deliver: @Sendable (Event<Value>) -> Void
    private let turnstile = Turnstile()
    /// The chain behind it. Nothing, once the subscription has ended: a source may still hold the observer, and must not
    /// keep the chain alive with it (contract R1).
    private let chain: Box<Sink<Value>?>

    init(_ sink: Sink<Value>) {
        let (lifetime, chain) = (sink.lifetime, Box<Sink<Value>?>(sink))
        (self.lifetime, self.chain) = (lifetime, chain)
        deliver = { event in if !lifetime.isDisposed { chain.value?.send(event) } }
        // A ring: lifetime, action, chain, lifetime. It is broken at the end of the subscription, or when the last source lets go of
        // the observer, in `deinit`. So the action must not hold the observer.
        lifetime.add { [turnstile] in Self.close(chain, turnstile) }
    }

    // No source can send any more, so the chain is released, even if the subscription never ends.
    deinit { Self.close(chain, turnstile) }

    // Through the turnstile, since the box has no lock: another thread may be inside and use the chain.
    private static func close(_ chain: Box<Sink<Value>?>, _ turnstile: Turnstile) {
        turnstile.pass(chain) { $0.value = nil }
    }

    /// True when the subscription has ended: by a terminal, or because it was disposed, for instance by a
    /// `take` that has enough. A source that sends in a loop must look.
    public var isDisposed: Bool { lifetime.isDisposed }

    /// Sends any event.
    public func send(_ event: Event<Value>) { if !isDisposed { turnstile.pass(event, deliver) } }

    /// For an operator that joins signals or uses a timer: gives `handle` a turn like that of an event, so that it never runs beside
    /// one. It is called only until the subscription ends. It is inside the turnstile, so it uses ``deliver``: an event that it
    /// gives to `send` would wait until it has returned.
    func serialized<Item: Sendable>(_ handle: @escaping @Sendable (Item) -> Void) -> @Sendable (Item) -> Void
    {
        let handleUnlessDisposed = { @Sendable [lifetime] item in if !lifetime.isDisposed { handle(item) } }
        // It holds self: while somebody can still call this, the observer is not released, and the chain not closed.
        return { [self] item in turnstile.pass(item, handleUnlessDisposed) }
    }

    /// Subscribes to one of the signals that an operator like `merge` joins. Its events go through the same turnstile as those of
    /// the others.
    func join<Input>(_ signal: Signal<Input>, _ handle: @escaping @Sendable (Event<Input>) -> Void) {
        signal.startChain(partOf: lifetime, serialized(handle))
    }

    /// The same with a handler for values. Errors are passed on, and the completion too if it has no handler.
    func join<Input>(
        _ signal: Signal<Input>, next: @escaping @Sendable (Input) -> Void,
        completed: (@Sendable () -> Void)? = nil
    ) {
        let complete = completed ?? { [self] in deliver(.completed) }
        join(signal) { [self] event in
            event.handle(next: next, error: { self.deliver(.error($0)) }, completed: complete)
        }
    }

    /// Passes on the events of `signal` until the signal or this observer ends. For `signal.subscribe(observer)`: each event goes
    /// through `send`, as if it were sent by hand.
    public func feed(from signal: Signal<Value>) -> Disposable { signal.startChain(partOf: lifetime, send) }
}
