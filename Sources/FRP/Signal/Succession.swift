/// Follows signals one after the other. When one has ended, a successor names the next, or nothing: then the terminal is
/// passed on.
///
/// Only one of them runs at a time, so their events are in order without a turnstile. A signal that ends at
/// once is followed in a loop, not in a recursion (contract Z2, Z3, O35).
///
/// A signal that is followed may be a succession itself, like the second one here:
///
///     func pages(_ number: Int) -> Signal<Page> { fetch(number).concat(.defer { pages(number + 1) }) }
///
/// It joins the succession that follows it, so each page is as near to the subscriber as the first (contract Z9).
final class Succession<Value: Sendable>: Sendable {
    /// What follows a signal that has ended so. `isLast` says that nothing will follow the new one, however it ends.
    typealias Successor = @Sendable (_ terminal: Event<Value>) -> (signal: Signal<Value>, isLast: Bool)?

    private let sink: Sink<Value>
    /// The last one is asked first.
    private let successors = Box<[Successor]>([])
    private let next = Box<Signal<Value>?>(nil)
    private let trampoline = Trampoline()
    /// The lifetime of the signal that is subscribed to now.
    private let attempt = SerialDisposable()

    private init(into sink: Sink<Value>) {
        self.sink = sink
        sink.lifetime.add(attempt.dispose)
    }

    /// Follows `first` and what comes after it: in the succession that `sink` belongs to, or in one of its own.
    static func start(_ first: Signal<Value>, into sink: Sink<Value>, _ successor: @escaping Successor) {
        let succession = sink.succession ?? Succession(into: sink)
        succession.successors.value.append(successor)
        succession.follow(first)
    }

    private func follow(_ signal: Signal<Value>) {
        next.value = signal
        trampoline.bounce {
            guard !sink.lifetime.isDisposed, let signal = next.exchange(nil) else { return }
            let lifetime = Disposable()
            attempt.inner = lifetime
            let receiving = Sink(
                lifetime: lifetime, send: { [self] in receive($0, lifetime) }, succession: self)
            signal.start(into: receiving)
        }
    }

    private func receive(_ event: Event<Value>, _ lifetime: Disposable) {
        guard event.isTerminal else { return sink.send(event) }
        lifetime.dispose()
        while let successor = successors.value.last {
            let next = successor(event)
            if next?.isLast ?? true { successors.value.removeLast() }
            if let next { return follow(next.signal) }
        }
        sink.send(event)
    }
}
