extension Signal {
    /// Pairs of the latest values of both: one for every value of either, once both have sent one.
    ///
    ///     this           --1-----2-------|
    ///     other          ----a------b--|
    ///     result         ----1a--2a-2b---|
    ///
    /// Completes when both have completed. The first error ends it. This one is subscribed first: if it sends at once,
    /// only its last value meets the other's. Two signals that change together, because they come from one source,
    /// give an intermediate pair.
    ///
    /// Contract O50, O51. Book: chapter6/mvvm_in_practice. In Rx and Combine: `combineLatest`.
    public func combineLatest<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
        Signal<(Value, Other)>(joining: { observer in
            let latest = SerialBox((one: Value?.none, other: Other?.none))
            let running = SerialBox(2)
            let passOn: @Sendable (Event<Void>) -> Void = { event in
                switch event {
                case .next:
                    guard let one = latest.value.one, let other = latest.value.other else { return }
                    observer.deliver(.next((one, other)))
                case .error(let error): observer.deliver(.error(error))
                case .completed:
                    running.value -= 1
                    if running.value == 0 { observer.deliver(.completed) }
                }
            }
            observer.follow(self) { event in
                if case .next(let value) = event { latest.value.one = value }
                passOn(event.map { _ in })
            }
            observer.follow(other) { event in
                if case .next(let value) = event { latest.value.other = value }
                passOn(event.map { _ in })
            }
        })
    }

    /// Triples of the latest values of three signals.
    public static func combineLatest<A, B, C>(_ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>) -> Signal
    where Value == (A, B, C) { a.combineLatest(with: b).combineLatest(with: c).map { ($0.0, $0.1, $1) } }

    /// Arrays of the latest values of signals of one kind; of none, it completes at once.
    public static func combineLatest<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        signals.map { $0.map { [$0] } }.joined { $0.combineLatest(with: $1).map { $0 + $1 } } ?? .empty
    }
}
