extension Signal {
    /// Subscribes again each time the signal completes, forever. An error ends it.
    ///
    ///     source         --1--2--|
    ///     repeat()
    ///     result         --1--2----1--2----1--2--
    ///
    /// Contract O34, O35.
    public func `repeat`() -> Signal {
        Signal(start: { sink in
            Succession(first: self, into: sink) { terminal in terminal.isCompleted ? self : nil }.start()
        })
    }
}
