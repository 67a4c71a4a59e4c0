extension Signal {
    /// Pairs of the latest values of both: one for every value of either, once both have sent one.
    ///
    ///     this           --1-----2-------|
    ///     other          ----a------b--|
    ///     this.combineLatest(with: other)
    ///     result         ----1a--2a-2b---|
    ///
    /// If a handler sends to its own source and then to the other one, the other side can be newer, as
    /// ``merge(_:)-method`` shows.
    ///
    /// Contract O50, O51, K2. Book: chapter6/mvvm_in_practice.
    public func combineLatest<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
        Signal<(Value, Other)> { observer in
            let (mine, others) = (Box<Value?>(nil), Box<Other?>(nil))
            let combining = Combining(observer: observer, running: Box(2)) {
                guard let mine = mine.value, let other = others.value else { return nil }
                return (mine, other)
            }
            combining.follow(self, mine)
            combining.follow(other, others)
            return .none
        }
    }

    /// Triples of the latest values of three signals.
    public static func combineLatest<A, B, C>(_ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>) -> Signal
    where Value == (A, B, C) { a.combineLatest(with: b).combineLatest(with: c).map { ($0.0, $0.1, $1) } }

    /// Arrays of the latest values of signals of one kind. An empty list completes at once.
    public static func combineLatest<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        guard !signals.isEmpty else { return .empty }
        return Signal { observer in
            let latest = signals.map { _ in Box<Input?>(nil) }
            let combining = Combining(observer: observer, running: Box(signals.count)) {
                var row: [Input] = []
                row.reserveCapacity(latest.count)
                for place in latest {
                    guard let value = place.value else { return nil }
                    row.append(value)
                }
                return row
            }
            for (signal, latest) in Swift.zip(signals, latest) { combining.follow(signal, latest) }
            return .none
        }
    }
}

/// What the sides of a combineLatest share. All of it runs in the observer's turns, so it needs no lock. (In
/// `flatten` a value also starts a signal, which must not wait for a turn: there a lock is needed.)
private struct Combining<Row: Sendable>: Sendable {
    let observer: Observer<Row>
    /// How many sides have not completed.
    let running: Box<Int>
    /// The latest values, once every side has one.
    let row: @Sendable () -> Row?

    func follow<Input>(_ signal: Signal<Input>, _ latest: Box<Input?>) {
        observer.join(signal) { value in
            latest.value = value
            if let row = row() { observer.deliver(.next(row)) }
        } completed: {
            running.value -= 1
            if running.value == 0 { observer.deliver(.completed) }
        }
    }
}
