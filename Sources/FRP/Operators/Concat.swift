extension Signal {
    /// This signal, and when it has completed, `other`.
    ///
    ///     source         --1--2--|
    ///     other                  ^-8--9--|
    ///     source.concat(other)
    ///     result         --1--2----8--9--|
    ///
    /// `other` is subscribed when the source has completed, and never after an error.
    ///
    /// Contract O30. In Rx and Combine: `concat`, `append`.
    public func concat(_ other: Signal) -> Signal { .concat([self, other]) }

    /// Several signals, one after the other. An empty list completes at once.
    ///
    /// Contract O31, Z3, Z6: 10,000 signals that end at once need no more stack than one, in a list or
    /// written as concats one inside the other.
    public static func concat(_ signals: [Signal]) -> Signal {
        let parts = Parts(signals)
        return Signal(start: { sink in
            // Directly inside another concat, the parts join its line.
            if let line = sink.upcoming {
                line.value += parts.signals.value.reversed()
                return sink.send(.completed)
            }
            let line = Cell([Signal](parts.signals.value.reversed()))
            Succession(first: .empty, into: sink, upcoming: line) { terminal in
                terminal.isCompleted ? line.value.popLast() : nil
            }.start()
        })
    }
}

/// The signals of a concat. They may be concats themselves, 10,000 deep, so they are released one after the
/// other.
private final class Parts<Value: Sendable>: Sendable {
    let signals: Cell<[Signal<Value>]>

    init(_ signals: [Signal<Value>]) { self.signals = Cell(signals) }

    deinit { FlatRelease.release { signals.exchange([]) } }
}
