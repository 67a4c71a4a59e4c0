extension Signal {
    /// Pairs by position: first with first, second with second. The faster side waits.
    ///
    ///     this           --1--2--3-----|
    ///     other          ----a-----b--c--|
    ///     result         ----1a----2b-(3c|)
    ///
    /// Completes as soon as no further pair is possible: a side has completed and nothing of it waits. The first error
    /// ends it, also when values wait.
    ///
    /// Contract O52. In Rx and Combine: `zip`.
    public func zip<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
        Signal<(Value, Other)>(joining: { observer in
            let one = SerialBox(Lane<Value>())
            let two = SerialBox(Lane<Other>())
            let passOn: @Sendable (Event<Void>) -> Void = { event in
                if case .error(let error) = event { return observer.deliver(.error(error)) }
                if one.value.isReady, two.value.isReady, let first = one.value.next(),
                    let second = two.value.next()
                {
                    observer.deliver(.next((first, second)))
                }
                if one.value.isDry || two.value.isDry { observer.deliver(.completed) }
            }
            observer.follow(self) { event in
                one.value.take(event)
                passOn(event.map { _ in })
            }
            observer.follow(other) { event in
                two.value.take(event)
                passOn(event.map { _ in })
            }
        })
    }

    /// Triples by position of three signals.
    public static func zip<A, B, C>(_ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>) -> Signal
    where Value == (A, B, C) { a.zip(with: b).zip(with: c).map { ($0.0, $0.1, $1) } }

    /// Arrays by position of signals of one kind; of none, it completes at once.
    public static func zip<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        signals.map { $0.map { [$0] } }.joined { $0.zip(with: $1).map { $0 + $1 } } ?? .empty
    }
}

/// Values of one side that wait for the other.
private struct Lane<Input: Sendable> {
    private var waiting = FIFO<Input>()
    private var hasEnded = false

    var isReady: Bool { !waiting.isEmpty }
    /// Nothing waits, and nothing will come.
    var isDry: Bool { hasEnded && !isReady }

    mutating func take(_ event: Event<Input>) {
        if case .next(let value) = event { waiting.append(value) }
        if event.isCompleted { hasEnded = true }
    }

    mutating func next() -> Input? { waiting.popFirst() }
}
