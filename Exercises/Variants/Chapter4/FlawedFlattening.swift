import BuildItYourself

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
