extension Signal {
    /// Prints what happens here: each subscription, each event before it is passed on, and a disposal before the end.
    ///
    ///     [1, 2, 3].signal.logged("numbers", to: { print($0) }).take(2).subscribe()
    ///     // numbers: subscribed
    ///     // numbers: next(1)
    ///     // numbers: next(2)
    ///     // numbers: disposed
    ///
    /// If nothing arrives at the end of a chain, put one between its operators, and see how far the values come. Without
    /// `to` the lines go to standard output.
    ///
    /// Contract O27. Book: not in it, but in RAC 2 (logAll).
    public func logged(
        _ name: String, to log: @escaping @Sendable (String) -> Void = { print($0) }
    ) -> Signal {
        liftEvents { sink in
            log("\(name): subscribed")
            let disposal = Disposable { log("\(name): disposed") }
            sink.lifetime.add(disposal)
            return { event in
                if event.isTerminal { sink.lifetime.remove(disposal) }
                log("\(name): \(event)")
                if !sink.lifetime.isDisposed { sink.send(event) }
            }
        }
    }
}
