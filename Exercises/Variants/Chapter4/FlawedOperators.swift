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

/// Right but for what the mistakes change.
func flawedFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>,
    sourceCounts: Bool = true, passesInnerErrors: Bool = true,
    holdsInners: Bool = true, disposesLateOnes: Bool = true, holdsSource: Bool = true, switches: Bool = false
) -> OwnSignal<Output> {
    OwnSignal { send in
        let running = Box(sourceCounts ? 1 : 0)
        let (all, latest) = (Subscription(), Box<Subscription?>(nil))
        @Sendable func complete() {
            running.value -= 1
            if running.value <= 0 { send(.completed) }
        }
        let outer = source.subscribe { event in
            switch event {
            case .next(let value):
                running.value += 1
                if switches { latest.value?.dispose() }
                let inner = transform(value).subscribe { event in
                    switch event {
                    case .next: send(event)
                    case .error: if passesInnerErrors { send(event) } else { complete() }
                    case .completed: complete()
                    }
                }
                latest.value = inner
                if holdsInners, disposesLateOnes || !all.isDisposed { all.add(inner) }
            case .error(let error): send(.error(error))
            case .completed: if sourceCounts { complete() }
            }
        }
        if holdsSource { all.add(outer) }
        return all
    }
}

/// Right but for what the mistakes change.
func flawedSwitch<Value: Sendable>(
    _ source: OwnSignal<OwnSignal<Value>>, leavesTheOld: Bool = true, waitsForSource: Bool = true,
    innerRunsAtFirst: Bool = false, holdsInner: Bool = true, knowsInnerEarly: Bool = true,
    notesInnerLate: Bool = false
) -> OwnSignal<Value> {
    OwnSignal { send in
        let latest = Box(Subscription())
        let (outerRuns, innerRuns) = (Box(waitsForSource), Box(innerRunsAtFirst))
        let all = Subscription { if holdsInner { latest.value.dispose() } }
        let outer = source.subscribe { event in
            switch event {
            case .next(let inner):
                let current = Subscription()
                if leavesTheOld { latest.value.dispose() }
                if knowsInnerEarly { latest.value = current }
                innerRuns.value = true
                current.add(
                    inner.subscribe { event in
                        guard case .completed = event else { return send(event) }
                        innerRuns.value = false
                        if !outerRuns.value { send(.completed) }
                    })
                latest.value = current
                if notesInnerLate { innerRuns.value = true }
            case .error(let error): send(.error(error))
            case .completed:
                outerRuns.value = false
                if !innerRuns.value { send(.completed) }
            }
        }
        all.add(outer)
        return all
    }
}

/// Right but for what the mistakes change.
func flawedThrottle<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm,
    replaces: Bool = true, forgetsWhatWasSent: Bool = true, sendsAtTheEnd: Bool = true,
    sendsBeforeError: Bool = false
) -> OwnSignal<Value> {
    OwnSignal { send in
        let (waiting, ringing) = (Box<Value?>(nil), Box(Subscription()))
        let all = Subscription { ringing.value.dispose() }
        let outer = source.subscribe { event in
            switch event {
            case .next(let value):
                if replaces { ringing.value.dispose() }
                waiting.value = value
                ringing.value = alarm.after(time) {
                    if forgetsWhatWasSent { waiting.value = nil }
                    send(event)
                }
            case .error:
                if sendsBeforeError, let value = waiting.value { send(.next(value)) }
                send(event)
            case .completed:
                if sendsAtTheEnd, let value = waiting.value { send(.next(value)) }
                send(event)
            }
        }
        all.add(outer)
        return all
    }
}

/// Right but for what the mistakes change.
func flawedPublish<Value: Sendable>(
    _ source: OwnSignal<Value>, connectsOnce: Bool = true, connectsWithTheFirst: Bool = false,
    stops: Bool = true, completesWhenStopped: Bool = false, connectsAgain: Bool = false,
    replays: Bool = false, leavesTogether: Bool = false
) -> OwnConnection<Value> {
    let receivers = Box<[OwnSignal<Value>.Receiver]>([])
    let (past, ending) = (Box<[Value]>([]), Box<OwnSignal<Value>.Event?>(nil))
    let connection = Box<Subscription?>(nil)
    let connect = { @Sendable in
        if connectsOnce, let connection = connection.value, !(connectsAgain && connection.isDisposed) {
            return connection
        }
        let new = Subscription()
        connection.value = new
        let work = source.subscribe { event in
            if event.isEnding { ending.value = event }
            if case .next(let value) = event { past.value.append(value) }
            for receive in receivers.value { receive(event) }
        }
        if stops { new.add(work) }
        if completesWhenStopped {
            new.add(Subscription { for receive in receivers.value { receive(.completed) } })
        }
        return new
    }
    let signal = OwnSignal<Value> { send in
        if replays { for value in past.value { send(.next(value)) } }
        if let ending = ending.value { send(ending) }
        receivers.value.append(send)
        if connectsWithTheFirst { _ = connect() }
        return Subscription { if leavesTogether { connection.value?.dispose() } }
    }
    return OwnConnection(signal: signal, connect: connect)
}
