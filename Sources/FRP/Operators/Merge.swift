extension Signal {
    /// The values of both, as they arrive.
    ///
    ///     this           --1----3--|
    ///     other          ----2----4----|
    ///     this.merge(other)
    ///     result         --1-2--3-4----|
    ///
    /// If a handler sends to its own source and then to another one, the later value can come first:
    ///
    ///     let (a, b) = (Subject<Int>(), Subject<Int>())
    ///     a.signal.merge(b.signal).subscribe(next: { print($0) })
    ///     a.signal.take(1).subscribe(next: { _ in
    ///         a.sendNext(2)
    ///         b.sendNext(3)
    ///     })
    ///     a.sendNext(1)
    ///     // 1
    ///     // 3
    ///     // 2
    ///
    /// Contract O41, K2.
    public func merge(_ other: Signal) -> Signal { .merge([self, other]) }

    /// The values of several signals, as they arrive. They are subscribed in order.
    public static func merge(_ signals: [Signal]) -> Signal { signals.signal.flatten() }
}
