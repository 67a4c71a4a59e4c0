import Attempts
import BuildItYourself

public func ownSubscribe<Value: Sendable>(
    _ recipe: @escaping OwnSignal<Value>.Recipe, _ receive: @escaping OwnSignal<Value>.Receiver
) -> Subscription {
    accepted([
        "A box remembers that the ending has passed, as in step 3.": {
            let isOver = Box(false)
            let subscription = Subscription { isOver.value = true }
            let work = recipe { event in
                guard !isOver.value else { return }
                if event.isEnding { subscription.dispose() }
                receive(event)
            }
            subscription.add(work)
            return subscription
        },
        "A box remembers the ending; the work is in another box, and is stopped as soon as both are known.": {
            let isOver = Box(false)
            let work = Box<Subscription?>(nil)
            let stopIfOver = { @Sendable in if isOver.value { work.value?.dispose() } }
            work.value = recipe { event in
                guard !isOver.value else { return }
                isOver.value = event.isEnding
                receive(event)
                stopIfOver()
            }
            stopIfOver()
            return Subscription {
                isOver.value = true
                stopIfOver()
            }
        },
    ])
}

public func ownMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> Output
) -> OwnSignal<Output> {
    accepted([
        "A local function makes the new event, and the recipe sends it.": {
            @Sendable func mapped(_ event: OwnSignal<Input>.Event) -> OwnSignal<Output>.Event {
                switch event {
                case .next(let value): .next(transform(value))
                case .error(let error): .error(error)
                case .completed: .completed
                }
            }
            return OwnSignal { send in source.subscribe { send(mapped($0)) } }
        }
    ])
}

public func ownFilter<Value: Sendable>(
    _ source: OwnSignal<Value>, _ isIncluded: @escaping @Sendable (Value) -> Bool
) -> OwnSignal<Value> {
    accepted([
        "A switch says what becomes of each kind of event.": {
            OwnSignal { send in
                source.subscribe { event in
                    switch event {
                    case .next(let value): if isIncluded(value) { send(event) }
                    case .error, .completed: send(event)
                    }
                }
            }
        }
    ])
}

public func ownTake<Value: Sendable>(_ source: OwnSignal<Value>, _ count: Int) -> OwnSignal<Value> {
    accepted([
        "It counts upwards, and the values alone.": {
            OwnSignal { send in
                guard count > 0 else {
                    send(.completed)
                    return Subscription()
                }
                let seen = Box(0)
                return source.subscribe { event in
                    guard case .next = event else { return send(event) }
                    seen.value += 1
                    send(event)
                    if seen.value == count { send(.completed) }
                }
            }
        },
        "It disposes the source itself; completing would have done so.": {
            OwnSignal { send in
                let (left, work) = (Box(count), Subscription())
                guard count > 0 else {
                    send(.completed)
                    return work
                }
                work.add(
                    source.subscribe { event in
                        if case .next = event { left.value -= 1 }
                        send(event)
                        guard left.value == 0 else { return }
                        work.dispose()
                        send(.completed)
                    })
                return work
            }
        },
    ])
}

public func ownMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>
) -> OwnSignal<Value> {
    accepted([
        "One closure receives the events of both, and one action disposes both.": {
            OwnSignal { send in
                let isLast = Box(false)
                let receive: OwnSignal<Value>.Receiver = { event in
                    guard case .completed = event, !isLast.value else { return send(event) }
                    isLast.value = true
                }
                let subscriptions = [one.subscribe(receive), other.subscribe(receive)]
                return Subscription { for subscription in subscriptions { subscription.dispose() } }
            }
        }
    ])
}

public func ownFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>
) -> OwnSignal<Output> {
    accepted([
        "One box says whether the source has completed, another counts the inner signals.": {
            OwnSignal { send in
                let (sourceHasCompleted, inners, all) = (Box(false), Box(0), Subscription())
                @Sendable func completeIfDone() {
                    if sourceHasCompleted.value, inners.value == 0 { send(.completed) }
                }
                all.add(
                    source.subscribe { event in
                        switch event {
                        case .next(let value):
                            inners.value += 1
                            all.add(
                                transform(value).subscribe { event in
                                    guard case .completed = event else { return send(event) }
                                    inners.value -= 1
                                    completeIfDone()
                                })
                        case .error(let error): send(.error(error))
                        case .completed:
                            sourceHasCompleted.value = true
                            completeIfDone()
                        }
                    })
                return all
            }
        }
    ])
}

public func ownSwitchToLatest<Value: Sendable>(_ source: OwnSignal<OwnSignal<Value>>) -> OwnSignal<Value> {
    accepted([
        "The latest subscription says by itself whether its inner signal runs.": {
            OwnSignal { send in
                let (latest, sourceHasCompleted) = (Box<Subscription?>(nil), Box(false))
                let all = Subscription { latest.value?.dispose() }
                all.add(
                    source.subscribe { event in
                        switch event {
                        case .next(let inner):
                            latest.value?.dispose()
                            let current = Subscription()
                            latest.value = current
                            current.add(
                                inner.subscribe { event in
                                    guard case .completed = event else { return send(event) }
                                    current.dispose()
                                    if sourceHasCompleted.value { send(.completed) }
                                })
                        case .error(let error): send(.error(error))
                        case .completed:
                            sourceHasCompleted.value = true
                            if latest.value?.isDisposed != false { send(.completed) }
                        }
                    })
                return all
            }
        }
    ])
}

public func ownThrottle<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm
) -> OwnSignal<Value> {
    accepted([
        "One box holds the value and its alarm; what waits is taken out before it is sent.": {
            OwnSignal { send in
                let waiting = Box<(value: Value, alarm: Subscription)?>(nil)
                @Sendable func sendWhatWaits() {
                    guard let value = waiting.value?.value else { return }
                    waiting.value = nil
                    send(.next(value))
                }
                let all = Subscription { waiting.value?.alarm.dispose() }
                all.add(
                    source.subscribe { event in
                        waiting.value?.alarm.dispose()
                        switch event {
                        case .next(let value): waiting.value = (value, alarm.after(time, sendWhatWaits))
                        case .error: send(event)
                        case .completed:
                            sendWhatWaits()
                            send(event)
                        }
                    })
                return all
            }
        }
    ])
}

public func ownPublish<Value: Sendable>(_ source: OwnSignal<Value>) -> OwnConnection<Value> {
    accepted([
        "Each receiver has a number, under which it is removed when its subscriber leaves.": {
            let (receivers, next) = (Box<[Int: OwnSignal<Value>.Receiver]>([:]), Box(0))
            let (ending, connection) = (Box<OwnSignal<Value>.Event?>(nil), Box<Subscription?>(nil))
            let signal = OwnSignal<Value> { send in
                if let ending = ending.value { send(ending) }
                let number = next.value
                next.value += 1
                receivers.value[number] = send
                return Subscription { receivers.value[number] = nil }
            }
            return OwnConnection(signal: signal) {
                if let connection = connection.value { return connection }
                let new = Subscription()
                connection.value = new
                new.add(
                    source.subscribe { event in
                        if event.isEnding { ending.value = event }
                        for number in receivers.value.keys.sorted() { receivers.value[number]?(event) }
                    })
                return new
            }
        }
    ])
}
