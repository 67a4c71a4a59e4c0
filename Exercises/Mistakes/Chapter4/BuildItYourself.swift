import Attempts
import BuildItYourself

public func ownSubscribe<Value: Sendable>(
    _ recipe: @escaping OwnSignal<Value>.Recipe, _ receive: @escaping OwnSignal<Value>.Receiver
) -> Subscription {
    mistake([
        "stops the work, and still lets through what comes after the ending": {
            let subscription = Subscription()
            let work = recipe { event in
                receive(event)
                if event.isEnding { subscription.dispose() }
            }
            subscription.add(work)
            return subscription
        },
        "has no guard": { recipe(receive) },
        "goes on after the disposal": { flawedSubscribe(recipe, receive, guardsDisposal: false) },
        "keeps the ending from the subscriber": { flawedSubscribe(recipe, receive, passesEnding: false) },
        "takes only the completion for an ending": { flawedSubscribe(recipe, receive, errorsEnd: false) },
        "forgets what the recipe has returned": { flawedSubscribe(recipe, receive, keepsWork: false) },
        "misses an ending that comes at once": { flawedSubscribe(recipe, receive, stopsEarly: false) },
        "does not stop the work at an ending": { flawedSubscribe(recipe, receive, stopsAtEnding: false) },
    ])
}

public func ownMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> Output
) -> OwnSignal<Output> {
    mistake([
        "does not return the subscription to the source": {
            OwnSignal { send in
                source.subscribe { event in
                    switch event {
                    case .next(let value): send(.next(transform(value)))
                    case .error(let error): send(.error(error))
                    case .completed: send(.completed)
                    }
                }
                return Subscription()
            }
        },
        "passes on no completion": { flawedMap(source, transform, passesCompletion: false) },
        "makes a completion of the error": { flawedMap(source, transform, passesErrors: false) },
        "subscribes to the source outside of the recipe": {
            let receiver = Box<OwnSignal<Output>.Receiver?>(nil)
            let subscription = flawedMap(source, transform).subscribe { receiver.value?($0) }
            return OwnSignal { send in
                receiver.value = send
                return subscription
            }
        },
    ])
}

public func ownFilter<Value: Sendable>(
    _ source: OwnSignal<Value>, _ isIncluded: @escaping @Sendable (Value) -> Bool
) -> OwnSignal<Value> {
    mistake([
        "passes on the values alone": {
            OwnSignal { send in
                source.subscribe { event in
                    if case .next(let value) = event, isIncluded(value) { send(event) }
                }
            }
        },
        "keeps what it should leave out": { flawedFilter(source) { if !isIncluded($0) { $2($1) } } },
        "completes at the first other": { flawedFilter(source) { $2(isIncluded($0) ? $1 : .completed) } },
    ])
}

public func ownTake<Value: Sendable>(_ source: OwnSignal<Value>, _ count: Int) -> OwnSignal<Value> {
    mistake([
        "counts for all subscribers together": {
            let left = Box(count)
            return OwnSignal { send in
                guard count > 0 else {
                    send(.completed)
                    return Subscription()
                }
                return source.subscribe { event in
                    if case .next = event { left.value -= 1 }
                    send(event)
                    if left.value == 0 { send(.completed) }
                }
            }
        },
        "completes only when one value more comes": { flawedTake(source, count + 1) { $1(.completed) } },
        "does not complete": { flawedTake(source, count, passesMore: false) { $1($0) } },
        "completes before the last value": { flawedTake(source, count) { $1(.completed) } },
        "waits for a value although it wants none": { flawedTake(source, count, looksBefore: false) },
    ])
}

public func ownMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>
) -> OwnSignal<Value> {
    mistake([
        "completes with the first that completes": {
            OwnSignal { send in
                let both = Subscription()
                for source in [one, other] { both.add(source.subscribe(send)) }
                return both
            }
        },
        "never completes": { flawedMerge(one, other, endings: 3) },
        "lets go of the first source alone": { flawedMerge(one, other, holdsOther: false) },
        "ends both subscriptions with the first": { flawedMerge(one, other, addsToTheFirst: true) },
        "counts for all subscribers together": { flawedMerge(one, other, running: Box(2)) },
    ])
}

public func ownCombineLatest<One: Sendable, Other: Sendable>(
    _ one: OwnSignal<One>, _ other: OwnSignal<Other>
) -> OwnSignal<(One, Other)> {
    mistake([
        "sends only when the first side sends": {
            OwnSignal { send in
                let (latest, both) = (Box<Other?>(nil), Subscription())
                both.add(other.subscribe { if case .next(let value) = $0 { latest.value = value } })
                let first = one.subscribe { event in
                    switch event {
                    case .next(let value): if let other = latest.value { send(.next((value, other))) }
                    case .error(let error): send(.error(error))
                    case .completed: send(.completed)
                    }
                }
                both.add(first)
                return both
            }
        },
        "completes with the first side that completes": { flawedCombineLatest(one, other, endings: 1) },
        "never completes": { flawedCombineLatest(one, other, endings: 3) },
        "uses each value once, like zip": { flawedCombineLatest(one, other, keeps: false) },
        "takes an error for a completion": { flawedCombineLatest(one, other, passesErrors: false) },
        "does not let go of the second side": { flawedCombineLatest(one, other, holdsOther: false) },
    ])
}

public func ownFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>
) -> OwnSignal<Output> {
    mistake([
        "completes with the source, while an inner signal still runs": {
            OwnSignal { send in
                let all = Subscription()
                let outer = source.subscribe { event in
                    switch event {
                    case .next(let value):
                        all.add(transform(value).subscribe { if case .completed = $0 {} else { send($0) } })
                    case .error(let error): send(.error(error))
                    case .completed: send(.completed)
                    }
                }
                all.add(outer)
                return all
            }
        },
        "completes while the source runs": { flawedFlattenMap(source, transform, sourceCounts: false) },
        "drops inner errors": { flawedFlattenMap(source, transform, passesInnerErrors: false) },
        "keeps the inner signals running": { flawedFlattenMap(source, transform, holdsInners: false) },
        "keeps the source running": { flawedFlattenMap(source, transform, holdsSource: false) },
        "leaves an inner signal for the next": { flawedFlattenMap(source, transform, switches: true) },
        "comes too late for an inner one": { flawedFlattenMap(source, transform, disposesLateOnes: false) },
    ])
}

public func ownSwitchToLatest<Value: Sendable>(_ source: OwnSignal<OwnSignal<Value>>) -> OwnSignal<Value> {
    mistake([
        "completes with the source, while the latest inner signal still runs": {
            OwnSignal { send in
                let latest = Box(Subscription())
                let all = Subscription { latest.value.dispose() }
                all.add(
                    source.subscribe { event in
                        switch event {
                        case .next(let inner):
                            latest.value.dispose()
                            latest.value = inner.subscribe { if case .completed = $0 {} else { send($0) } }
                        case .error(let error): send(.error(error))
                        case .completed: send(.completed)
                        }
                    })
                return all
            }
        },
        "does not leave the one before": { flawedSwitch(source, leavesTheOld: false) },
        "completes while the source runs": { flawedSwitch(source, waitsForSource: false) },
        "waits for an inner signal although none came": { flawedSwitch(source, innerRunsAtFirst: true) },
        "does not let go of the inner signal": { flawedSwitch(source, holdsInner: false) },
        "cannot leave one that sends at once": { flawedSwitch(source, knowsInnerEarly: false) },
        "notes late that an inner signal runs": { flawedSwitch(source, notesInnerLate: true) },
    ])
}

public func ownThrottle<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm
) -> OwnSignal<Value> {
    mistake([
        "leaves the alarm set when the subscriber has left": {
            OwnSignal { send in
                let (waiting, ringing) = (Box<Value?>(nil), Box(Subscription()))
                return source.subscribe { event in
                    ringing.value.dispose()
                    if case .next(let value) = event {
                        waiting.value = value
                        ringing.value = alarm.after(time) {
                            waiting.value = nil
                            send(event)
                        }
                    } else {
                        if case .completed = event, let value = waiting.value { send(.next(value)) }
                        send(event)
                    }
                }
            }
        },
        "delays each value": { flawedThrottle(source, time, alarm, replaces: false) },
        "sends the last value once more": { flawedThrottle(source, time, alarm, forgetsWhatWasSent: false) },
        "drops what waits at the end": { flawedThrottle(source, time, alarm, sendsAtTheEnd: false) },
        "sends what waits before an error": { flawedThrottle(source, time, alarm, sendsBeforeError: true) },
    ])
}

public func ownPublish<Value: Sendable>(_ source: OwnSignal<Value>) -> OwnConnection<Value> {
    mistake([
        "leaves a late subscriber without an ending": {
            let receivers = Box<[OwnSignal<Value>.Receiver]>([])
            let connection = Box<Subscription?>(nil)
            let signal = OwnSignal<Value> { send in
                receivers.value.append(send)
                return Subscription()
            }
            return OwnConnection(signal: signal) {
                if let connection = connection.value { return connection }
                let new = source.subscribe { event in receivers.value.forEach { $0(event) } }
                connection.value = new
                return new
            }
        },
        "subscribes to the source for each subscriber": { OwnConnection(signal: source) { Subscription() } },
        "connects with the first subscriber": { flawedPublish(source, connectsWithTheFirst: true) },
        "connects twice": { flawedPublish(source, connectsOnce: false) },
        "connects again after it was stopped": { flawedPublish(source, connectsAgain: true) },
        "sends a late subscriber what it has missed": { flawedPublish(source, replays: true) },
        "does not stop the source": { flawedPublish(source, stops: false) },
        "completes when it is stopped": { flawedPublish(source, completesWhenStopped: true) },
        "stops the source when one subscriber leaves": { flawedPublish(source, leavesTogether: true) },
    ])
}
