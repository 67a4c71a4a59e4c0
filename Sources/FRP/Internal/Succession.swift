/// Signals followed one after the other: when one ends, `successor` names the next, or nobody, and then the
/// terminal is passed on.
///
/// Only one of them is ever at work, so their events are in order without a further entrance. A signal that ends
/// at once is followed in a loop, not in a recursion (contract Z2, Z3, O35).
final class Succession<Value: Sendable>: Sendable {
    private let sink: Sink<Value>
    private let successor: @Sendable (Event<Value>) -> Signal<Value>?
    /// Whom to follow next, and the lifetime of the one at work.
    private let turn: SerialBox<(upcoming: Signal<Value>?, lifetime: Disposable?)>
    private let current = SerialDisposable()
    private let trampoline = Trampoline()

    init(
        first: Signal<Value>, into sink: Sink<Value>,
        successor: @escaping @Sendable (_ terminal: Event<Value>) -> Signal<Value>?
    ) {
        self.sink = sink
        self.successor = successor
        turn = SerialBox((first, nil))
        sink.lifetime.add(current.disposable)
    }

    /// Each signal of a list, as long as the one before completes.
    convenience init(of signals: [Signal<Value>], into sink: Sink<Value>) {
        let rest = SerialBox(signals[...])
        self.init(first: .empty, into: sink) { $0.isCompleted ? rest.value.popFirst() : nil }
    }

    func start() { trampoline.bounce { followUpcoming() } }

    private func followUpcoming() {
        guard !sink.lifetime.isDisposed, let signal = turn.value.upcoming.take() else { return }
        let own = signal.isImmediate ? nil : Disposable()
        turn.value.lifetime = own
        current.inner = own
        signal.attach(Sink(own ?? sink.lifetime, receive))
    }

    @Sendable private func receive(_ event: Event<Value>) {
        guard event.isTerminal else { return sink.send(event) }
        turn.value.lifetime.take()?.dispose()
        turn.value.upcoming = successor(event)
        if turn.value.upcoming == nil { sink.send(event) } else { start() }
    }
}
