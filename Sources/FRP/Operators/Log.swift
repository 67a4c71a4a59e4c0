extension Signal {
    /// Prints each value, before it is passed on.
    ///
    ///     [1, 2].signal.logNext("height").subscribe()
    ///     // height next: 1
    ///     // height next: 2
    ///
    /// Nothing is printed until somebody subscribes, and then for each subscriber.
    ///
    /// Contract O27. In Rx: `debug`, in Combine: `print`.
    public func logNext(
        _ label: String = "signal", to write: @escaping @Sendable (String) -> Void = { print($0) }
    ) -> Signal { doNext { write("\(label) next: \($0)") } }

    /// Prints the error, before it is passed on. The signal still fails.
    ///
    /// Contract O27. Book: chapter5/revisiting.
    public func logError(
        _ label: String = "signal", to write: @escaping @Sendable (String) -> Void = { print($0) }
    ) -> Signal { doError { write("\(label) error: \($0)") } }

    /// Prints each event, before it is passed on.
    ///
    ///     [1, 2].signal.logAll("height").subscribe()
    ///     // height next: 1
    ///     // height next: 2
    ///     // height completed
    ///
    /// Contract O27.
    public func logAll(
        _ label: String = "signal", to write: @escaping @Sendable (String) -> Void = { print($0) }
    ) -> Signal {
        logNext(label, to: write).logError(label, to: write).doCompleted { write("\(label) completed") }
    }
}
