/// Follows signals one after the other. When one has ended, `successor` names the next, or nothing: then the
/// terminal is passed on.
///
/// Only one of them runs at a time, so their events are in order without a turnstile. A signal that ends at
/// once is followed in a loop, not in a recursion (contract Z2, Z3, O35).
final class Succession<Value: Sendable>: Sendable {
    private let sink: Sink<Value>
    private let successor: @Sendable (Event<Value>) -> Signal<Value>?
    private let next: Box<Signal<Value>?>
    private let trampoline = Trampoline()
    /// The lifetime of the signal that is subscribed to now.
    private let attempt = SerialDisposable()

    init(
        first: Signal<Value>, into sink: Sink<Value>,
        successor: @escaping @Sendable (_ terminal: Event<Value>) -> Signal<Value>?
    ) {
        (self.sink, self.successor, next) = (sink, successor, Box(first))
        sink.lifetime.add(attempt.dispose)
    }

    func start() {
        trampoline.bounce {
            guard !sink.lifetime.isDisposed, let signal = next.exchange(nil) else { return }
            let lifetime = Disposable()
            attempt.inner = lifetime
            signal.subscribe(Sink(lifetime: lifetime) { [self] in receive($0, lifetime) })
        }
    }

    private func receive(_ event: Event<Value>, _ lifetime: Disposable) {
        guard event.isTerminal else { return sink.send(event) }
        lifetime.dispose()
        next.value = successor(event)
        if next.value == nil { sink.send(event) } else { start() }
    }
}
