/// Values that arrive over time.
///
///     let countdown = Signal<Int> { observer in
///         …                                      // 2--1--0--|
///     }
///     countdown.subscribe(next: { print($0) })
///
/// A signal is a recipe: nothing happens until somebody subscribes, and then it happens for that subscriber.
/// A subscriber sees any number of `next` events and then at most one terminal.
///
/// A chain of operators is a chain of closures. Events are put in order where they enter it, by the turnstile of an
/// ``Observer`` or of a subject. From there on every operator may rely on that, down to the end, where the lifetime that
/// all of them share is looked at once more. An operator that joins several signals, or that sends later, starts a chain
/// of its own for each signal that it subscribes to.
///
/// Contract S1 to S14. Book: chapter4/signals (RACSignal).
public struct Signal<Value: Sendable>: Sendable {
    /// What a subscription does.
    enum Recipe: Sendable {
        /// Starts work that sends events into a sink.
        case work(@Sendable (Sink<Value>) -> Void)
        /// For `concat`, `retry` and `defer`; skip it at first. Follows a signal that is made now, and then those which the
        /// successor names, if there is one. The first kind could do it too, but here `Succession` sees what comes next without
        /// starting it, so that 10,000 signals in succession are a loop and no recursion.
        case following(@Sendable () -> (first: Signal, successor: Succession<Value>.Successor?))
    }

    let recipe: Recipe

    /// A signal that runs `create` for each subscription.
    ///
    /// `create` sends events to the observer, now or later and from any thread, and returns what is to be
    /// disposed when the subscription ends: by completion, by an error, or because the subscriber has enough.
    public init(_ create: @escaping @Sendable (_ observer: Observer<Value>) -> Disposable) {
        self.init(start: { sink in sink.lifetime.add(create(Observer(sink))) })
    }

    /// A signal that, for each subscription, sends its events into a sink under the rules of ``Sink``.
    init(start: @escaping @Sendable (Sink<Value>) -> Void) { recipe = .work(start) }

    /// Starts the work of this signal, and its events go into `sink`. Nothing happens if the subscription has ended.
    func start(into sink: Sink<Value>) {
        guard !sink.lifetime.isDisposed else { return }
        switch recipe {
        case .work(let start): start(sink)
        case .following(let make):
            let (first, successor) = make()
            guard let successor else { return first.start(into: sink) }
            Succession(into: sink, successor).follow(first)
        }
    }

    /// Starts the work of this signal in a chain of its own, which ends when `owner` ends, or before. Dispose the result to end this chain
    /// alone.
    @discardableResult func startChain(
        partOf owner: Disposable, _ receive: @escaping @Sendable (Event<Value>) -> Void
    ) -> Disposable {
        let part = Disposable(partOf: owner)
        start(into: Sink(endingIn: part, receive: receive))
        return part
    }

    /// A linear operator that handles errors and the completion too. `makeHandler` runs once for each subscription, and
    /// the closure that it returns once for each event.
    func liftEvents<Output>(
        _ makeHandler: @escaping @Sendable (Sink<Output>) -> @Sendable (Event<Value>) -> Void
    ) -> Signal<Output> {
        // The new signal subscribes to this one, with a sink in front of the one that it is given.
        Signal<Output>(start: { sink in
            self.start(into: Sink(lifetime: sink.lifetime, send: makeHandler(sink)))
        })
    }

    /// A linear operator: it handles one value after the other, and sends what becomes of it into a sink.
    /// Errors and the completion pass by themselves.
    func lift<Output>(
        _ handle: @escaping @Sendable (Value, Sink<Output>) -> Void
    ) -> Signal<Output> {
        liftEvents { sink in
            return { event in sink.pass(event) { value in handle(value, sink) } }
        }
    }

    /// A linear operator that remembers something: `initial` at first, in a ``Box`` for each subscription.
    func lift<Memory: Sendable, Output>(
        remembering initial: Memory, _ handle: @escaping @Sendable (Box<Memory>, Value, Sink<Output>) -> Void
    ) -> Signal<Output> {
        // The box is made in the outer closure: one for each subscription, and not for each event.
        liftEvents { sink in
            let memory = Box(initial)
            return { event in sink.pass(event) { value in handle(memory, value, sink) } }
        }
    }
}
