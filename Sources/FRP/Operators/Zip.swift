extension Signal {
    /// Pairs by position: first with first, second with second. The faster side waits.
    ///
    ///     this           --1--2--3-------|
    ///     other          ----a-----b--c--|
    ///     this.zip(with: other)
    ///     result         ----1a----2b-3c-|
    ///
    /// Contract O52.
    public func zip<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
        Signal<(Value, Other)> { observer in
            let (mine, others) = (Lane<Value>(), Lane<Other>())
            let zipping = Zipping(observer: observer, isOver: { mine.isDry || others.isDry }) {
                guard mine.isReady, others.isReady, let mine = mine.next(), let other = others.next() else {
                    return nil
                }
                return (mine, other)
            }
            zipping.follow(self, mine)
            zipping.follow(other, others)
            return .none
        }
    }

    /// Triples by position of three signals.
    public static func zip<A, B, C>(_ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>) -> Signal
    where Value == (A, B, C) {
        Signal { observer in
            let lanes = (Lane<A>(), Lane<B>(), Lane<C>())
            let isOver: @Sendable () -> Bool = { lanes.0.isDry || lanes.1.isDry || lanes.2.isDry }
            let zipping = Zipping(observer: observer, isOver: isOver) {
                guard lanes.0.isReady, lanes.1.isReady, lanes.2.isReady,
                    let a = lanes.0.next(), let b = lanes.1.next(), let c = lanes.2.next()
                else { return nil }
                return (a, b, c)
            }
            zipping.follow(a, lanes.0)
            zipping.follow(b, lanes.1)
            zipping.follow(c, lanes.2)
            return .none
        }
    }

    /// Arrays by position of signals of one kind. An empty list completes at once.
    public static func zip<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        guard !signals.isEmpty else { return .empty }
        return Signal { observer in
            let lanes = signals.map { _ in Lane<Input>() }
            let zipping = Zipping(observer: observer, isOver: { lanes.contains { $0.isDry } }) {
                lanes.allSatisfy { $0.isReady } ? lanes.compactMap { $0.next() } : nil
            }
            for (signal, lane) in Swift.zip(signals, lanes) { zipping.follow(signal, lane) }
            return .none
        }
    }
}

/// What the sides of a zip share. All of it runs in the observer's turns.
private struct Zipping<Row: Sendable>: Sendable {
    let observer: Observer<Row>
    /// True if no further row is possible.
    let isOver: @Sendable () -> Bool
    /// Takes the next row, if a value of every side waits.
    let nextRow: @Sendable () -> Row?

    func follow<Input>(_ signal: Signal<Input>, _ lane: Lane<Input>) {
        observer.join(signal) { value in
            lane.append(value)
            guard let row = nextRow() else { return }
            observer.deliver(.next(row))
            if isOver() { observer.deliver(.completed) }
        } completed: {
            lane.end()
            if isOver() { observer.deliver(.completed) }
        }
    }
}

/// The values of one side that wait for the others.
private struct Lane<Input: Sendable>: Sendable {
    private let waiting = Box(FIFO<Input>())
    private let hasEnded = Box(false)

    /// A value waits.
    var isReady: Bool { !waiting.value.isEmpty }
    /// Nothing waits, and nothing will come.
    var isDry: Bool { hasEnded.value && !isReady }

    func append(_ value: Input) { waiting.value.append(value) }

    func end() { hasEnded.value = true }

    func next() -> Input? { waiting.value.popFirst() }
}
