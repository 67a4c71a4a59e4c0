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
/// Its parts become parts of this succession, so each page is as near to the subscriber as the first (contract Z9).
final class Succession<Value: Sendable>: Sendable {
    /// What follows a signal that has ended so. `isLast` says that nothing will follow the new one, however it ends.
    typealias Successor = @Sendable (_ terminal: Event<Value>) -> (signal: Signal<Value>, isLast: Bool)?

    private let sink: Sink<Value>
    /// The last one is asked first.
    private let successors: Box<[Successor]>
    private let next = Box<Signal<Value>?>(nil)
    private let trampoline = Trampoline()
    /// The lifetime of the signal that is subscribed to now.
    private let attempt = SerialDisposable()

    init(into sink: Sink<Value>, _ successor: @escaping Successor) {
        (self.sink, successors) = (sink, Box([successor]))
        sink.lifetime.add(attempt.dispose)
    }

    /// Subscribes to `signal`, after the one before has ended.
    func follow(_ signal: Signal<Value>) {
        next.value = signal
        trampoline.bounce {
            guard !sink.lifetime.isDisposed, var signal = next.exchange(nil) else { return }
            let lifetime = Disposable()
            // The one before has ended.
            _ = attempt.swap(lifetime)
            while case .following(let make) = signal.recipe, !lifetime.isDisposed {
                let (first, successor) = make()
                if let successor { successors.value.append(successor) }
                signal = first
            }
            signal.start(into: Sink(lifetime: lifetime) { [self] event in receive(event, lifetime) })
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

extension Signal {
    /// A signal that is made of others, anew for each subscription.
    init(following make: @escaping @Sendable () -> (first: Signal, successor: Succession<Value>.Successor?)) {
        recipe = .following(make)
    }

    /// This signal, and after it those that `successor` names, which remembers something: `initial` at first, in a ``Box`` for
    /// each subscription.
    func followed<Memory: Sendable>(
        remembering initial: Memory,
        by successor: @escaping @Sendable (Box<Memory>, Event<Value>) -> (signal: Signal, isLast: Bool)?
    ) -> Signal {
        Signal(following: {
            let memory = Box(initial)
            return (self, { terminal in successor(memory, terminal) })
        })
    }
}
