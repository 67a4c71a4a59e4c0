/// The end of a signal that events are put into.
///
///     let greeting = Signal<String> { observer in
///         observer.sendNext("hello")
///         observer.sendCompleted()
///         return .none
///     }
///
/// An observer may be used from any thread, also from inside a handler of its own subscriber: events are passed
/// on one at a time, in the order in which they were accepted. After a terminal, or once nobody listens any
/// more, what is sent goes nowhere.
///
/// Contract S1, S3, S12, S13, K1 to K4. Book: chapter4/signals (RACSubscriber). In Rx: `AnyObserver`, in Combine:
/// `Subscriber`.
public final class Observer<Value: Sendable>: Sendable {
    /// What an observer sends to. An object, which nobody but its caller can let go of from inside, so that it need not be
    /// retained for each event: a value from a creation closure takes 25 instead of 41 ns.
    private final class Chain: Sendable {
        let pass: @Sendable (Event<Value>) -> Void

        init(_ sink: Sink<Value>) { pass = sink.send }
    }

    /// Ends when the subscription does. It closes this observer, so it must not be kept by the chain box.
    let lifetime: Disposable
    private let chain: SerialBox<Chain?>
    private let feeds = Feeds()

    /// A subscriber of its own, to be given to `signal.subscribe(_:)`, to several signals if you like: the first
    /// terminal of any of them ends it, and all that feed it.
    public convenience init(
        next: (@Sendable (Value) -> Void)? = nil, error: (@Sendable (any Error) -> Void)? = nil,
        completed: (@Sendable () -> Void)? = nil
    ) { self.init(Sink(endingIn: Disposable(), next: next, error: error, completed: completed)) }

    init(_ sink: Sink<Value>) {
        lifetime = sink.lifetime
        chain = SerialBox(Chain(sink))
        lifetime.add { [chain] in Self.close(chain) }
    }

    deinit {
        // Nobody can send any more: let go of the subscriber, even if it never disposes.
        Self.close(chain)
    }

    /// Whether nobody listens any more: a terminal was delivered, or the subscription was disposed, for
    /// instance by a `take` that has enough. A source that sends in a loop must look.
    public var isDisposed: Bool { lifetime.isDisposed }

    /// Sends any event.
    public func send(_ event: Event<Value>) {
        guard !lifetime.isDisposed else { return }
        guard tryEnter() else { return queue { [self] in deliver(event) } }
        deliver(event)
        leave()
    }

    /// Runs `handle(item)` as if it were an event: alone, in order, and only while anybody listens. From inside
    /// it, events go out with ``deliver(_:)``.
    func enter<Item: Sendable>(_ item: Item, _ handle: @escaping @Sendable (Item) -> Void) {
        guard !lifetime.isDisposed else { return }
        guard tryEnter() else {
            return queue { [lifetime] in if !lifetime.isDisposed { handle(item) } }
        }
        handle(item)
        leave()
    }

    /// Whether the caller is inside now, alone; then it must ``leave()``. What ``enter(_:_:)`` does, step by step: for a join
    /// that knows more about an event than can be handed over without making a closure for each.
    func tryEnter() -> Bool { chain.tryEnter() }

    /// For those who could not enter: whoever is inside does it before leaving.
    func queue(_ work: @escaping @Sendable () -> Void) { if chain.enqueue(work) { leave() } }

    func leave() {
        chain.leave()
        if lifetime.isDisposed { Self.close(chain) }
    }

    /// Passes an event on. Only from inside ``enter(_:_:)``.
    @Sendable func deliver(_ event: Event<Value>) {
        guard !lifetime.isDisposed else { return }
        chain.value.map { Unmanaged.passUnretained($0) }?._withUnsafeGuaranteedRef { $0.pass(event) }
    }

    /// Lets go of the chain, whoever still holds the observer (contract R1). If somebody is inside, they do it
    /// on their way out.
    private static func close(_ chain: SerialBox<Chain?>) {
        guard chain.tryEnter() else { return }
        _ = chain.take(leaving: nil)
        chain.leave()
    }
}

extension Observer: EventTarget {
    /// Passes on the events of `signal` until one of both ends.
    public func feed(from signal: Signal<Value>) -> Disposable {
        feeds.add(signal, until: lifetime, to: send)
    }
}
