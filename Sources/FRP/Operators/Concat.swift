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
    /// Contract O31, Z3: 10,000 signals that end at once need no more stack than one.
    public static func concat(_ signals: [Signal]) -> Signal {
        Signal(start: { sink in
            let line = Cell([Signal](signals.reversed()))
            Succession(first: .empty, into: sink) { terminal in
                terminal.isCompleted ? line.value.popLast() : nil
            }.start()
        })
    }
}
