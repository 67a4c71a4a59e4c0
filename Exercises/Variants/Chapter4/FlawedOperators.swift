import BuildItYourself

/// Right but for what the mistakes change.
func flawedSubscribe<Value: Sendable>(
    _ recipe: OwnSignal<Value>.Recipe, _ receive: @escaping OwnSignal<Value>.Receiver,
    guardsDisposal: Bool = true, passesEnding: Bool = true, errorsEnd: Bool = true,
    keepsWork: Bool = true, stopsAtEnding: Bool = true, stopsEarly: Bool = true
) -> Subscription {
    let (isOver, work) = (Box(false), Box<Subscription?>(nil))
    let started = recipe { event in
        if isOver.value { return }
        var isEnding = event.isEnding
        if case .error = event, !errorsEnd { isEnding = false }
        if isEnding {
            isOver.value = true
            if stopsAtEnding { work.value?.dispose() }
        }
        if passesEnding || !isEnding { receive(event) }
    }
    if keepsWork { work.value = started }
    if isOver.value, stopsAtEnding, stopsEarly { work.value?.dispose() }
    return Subscription {
        if guardsDisposal { isOver.value = true }
        work.value?.dispose()
    }
}

/// Right but for what the mistakes change.
func flawedMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> Output,
    passesErrors: Bool = true, passesCompletion: Bool = true
) -> OwnSignal<Output> {
    OwnSignal { send in
        source.subscribe { event in
            switch event {
            case .next(let value): send(.next(transform(value)))
            case .error(let error): send(passesErrors ? .error(error) : .completed)
            case .completed: if passesCompletion { send(.completed) }
            }
        }
    }
}

/// Right but for what becomes of a value.
func flawedFilter<Value: Sendable>(
    _ source: OwnSignal<Value>,
    _ pass: @escaping @Sendable (Value, OwnSignal<Value>.Event, OwnSignal<Value>.Receiver) -> Void
) -> OwnSignal<Value> {
    OwnSignal { send in
        source.subscribe { event in
            if case .next(let value) = event { pass(value, event, send) } else { send(event) }
        }
    }
}

/// Right but for what the mistakes change: `last` is what becomes of the last value.
func flawedTake<Value: Sendable>(
    _ source: OwnSignal<Value>, _ count: Int, passesMore: Bool = true, looksBefore: Bool = true,
    last: @escaping @Sendable (OwnSignal<Value>.Event, OwnSignal<Value>.Receiver) -> Void = { event, send in
        send(event)
        send(.completed)
    }
) -> OwnSignal<Value> {
    OwnSignal { send in
        guard count > 0 || !looksBefore else {
            send(.completed)
            return Subscription()
        }
        let left = Box(count)
        return source.subscribe { event in
            guard case .next = event else { return send(event) }
            left.value -= 1
            if left.value == 0 { return last(event, send) }
            if left.value > 0 || passesMore { send(event) }
        }
    }
}

/// Right but for what the mistakes change.
func flawedMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>, endings: Int = 2, running shared: Box<Int>? = nil,
    holdsOther: Bool = true, addsToTheFirst: Bool = false
) -> OwnSignal<Value> {
    OwnSignal { send in
        let running = shared ?? Box(endings)
        let pass: OwnSignal<Value>.Receiver = { event in
            if case .completed = event {
                running.value -= 1
                if running.value > 0 { return }
            }
            send(event)
        }
        let first = one.subscribe(pass)
        let both = addsToTheFirst ? first : Subscription()
        if !addsToTheFirst { both.add(first) }
        let second = other.subscribe(pass)
        if holdsOther { both.add(second) }
        return both
    }
}

/// Right but for what the mistakes change.
func flawedCombineLatest<One: Sendable, Other: Sendable>(
    _ one: OwnSignal<One>, _ other: OwnSignal<Other>, endings needed: Int = 2, keeps: Bool = true,
    passesErrors: Bool = true, holdsOther: Bool = true
) -> OwnSignal<(One, Other)> {
    OwnSignal { send in
        let (mine, others, left) = (Box<One?>(nil), Box<Other?>(nil), Box(needed))
        @Sendable func pair() {
            guard let one = mine.value, let other = others.value else { return }
            if !keeps { (mine.value, others.value) = (nil, nil) }
            send(.next((one, other)))
        }
        @Sendable func end(_ error: (any Error)?) {
            if let error, passesErrors { return send(.error(error)) }
            left.value -= 1
            if left.value == 0 { send(.completed) }
        }
        let both = Subscription()
        both.add(
            one.subscribe { event in
                switch event {
                case .next(let value):
                    mine.value = value
                    pair()
                case .error(let error): end(error)
                case .completed: end(nil)
                }
            })
        let second = other.subscribe { event in
            switch event {
            case .next(let value):
                others.value = value
                pair()
            case .error(let error): end(error)
            case .completed: end(nil)
            }
        }
        if holdsOther { both.add(second) }
        return both
    }
}
