/// Values that arrive over time.
///
///     let countdown = Signal<Int> { observer in      2--1--0--|
///         …
///     }
///     countdown.subscribe(next: { print($0) })
///
/// A signal is a recipe: nothing happens until somebody subscribes, and then it happens for that subscriber.
/// What a subscriber sees is any number of `next` events and then at most one terminal.
///
/// A chain of operators is a chain of closures. Events are put in order where they enter it (``Observer``); from
/// there on every stage may rely on that, down to the end, where the lifetime that all stages share is looked
/// at once more. Operators that join several signals, or wait, start a chain of their own for each.
///
/// Contract S1 to S14. Book: chapter4/signals (RACSignal). In Rx: `Observable`, in Combine: `Publisher`.
public struct Signal<Value: Sendable>: Sendable {
    private let start: @Sendable (Sink<Value>) -> Void
    /// For a concat what it consists of, so that concats written one after the other stay flat (contract Z6).
    private let parts: [Signal]?
    /// Whether it has told all, its terminal last, when `attach` returns, and leaves nothing to dispose of: whoever follows
    /// several signals needs no lifetime for this one.
    let isImmediate: Bool

    /// A signal that runs `create` for each subscription.
    ///
    /// `create` sends events to the observer, now or later and from any thread, and returns what is to be
    /// disposed when the subscription ends: by completion, by an error, or because the subscriber has enough.
    public init(_ create: @escaping @Sendable (_ observer: Observer<Value>) -> Disposable) {
        self.init(stage: { sink in sink.lifetime.add(create(Observer(sink))) })
    }

    /// A stage of a chain: puts its events into the sink it is given, under the rules of ``Sink``.
    init(isImmediate: Bool = false, stage: @escaping @Sendable (Sink<Value>) -> Void) {
        (start, parts, self.isImmediate) = (stage, nil, isImmediate)
    }

    /// These signals, one after the other.
    init(succession signals: [Signal]) {
        let parts = signals.flatMap { $0.parts ?? [$0] }
        (self.parts, isImmediate) = (parts, false)
        start = { Succession(of: parts, into: $0).start() }
    }

    /// Starts the work of this signal, for the chain that ends in `sink`.
    func attach(_ sink: Sink<Value>) { if !sink.lifetime.isDisposed { start(sink) } }

    /// A linear stage above this signal: for each subscription `start` says what becomes of an event. It is called
    /// with one event after the other, so it may keep state in a ``SerialBox``.
    func stage<Output>(_ start: @escaping @Sendable (Sink<Output>) -> @Sendable (Event<Value>) -> Void)
        -> Signal<Output>
    { Signal<Output>(stage: { sink in attach(Sink(sink.lifetime, start(sink))) }) }

    /// Subscribes, with a chain of its own that ends in `receive` and lives as long as `lifetime`.
    func run(in lifetime: Disposable, _ receive: @escaping @Sendable (Event<Value>) -> Void) {
        attach(Sink(endingIn: lifetime, receive: receive))
    }
}
