import Attempts

/// The subscription is the gate: once it is disposed, nothing passes. `add` comes last, and still does not come too
/// late: if the ending has passed by then, it stops the work at once. The core does the same in Signal/Sink.swift.
/// There the gate is shared by a whole chain of operators, and a turnstile before it lets one event in at a time.
public func ownSubscribe<Value: Sendable>(
    _ recipe: OwnSignal<Value>.Recipe,
    _ receive: @escaping OwnSignal<Value>.Receiver
) -> Subscription {
    let subscription = Subscription()
    let work = recipe { event in
        guard !subscription.isDisposed else { return }
        if event.isEnding { subscription.dispose() }
        receive(event)
    }
    subscription.add(work)
    return subscription
}

/// One event in, one event out. The subscription to the source is what stops the work, so the recipe returns it. The
/// core's Operators/Map.swift is one line, because `liftEvents` subscribes, and `event.map` leaves an ending as it is.
public func ownMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>,
    _ transform: @escaping @Sendable (Input) -> Output
) -> OwnSignal<Output> {
    OwnSignal { send in
        source.subscribe { event in
            switch event {
            case .next(let value): send(.next(transform(value)))
            case .error(let error): send(.error(error))
            case .completed: send(.completed)
            }
        }
    }
}

/// All but the values that are not included. An ending is not a value, so it always passes. The core's
/// Operators/Filter.swift is one line with the same question; `lift` does the rest.
public func ownFilter<Value: Sendable>(
    _ source: OwnSignal<Value>,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
) -> OwnSignal<Value> {
    OwnSignal { send in
        source.subscribe { event in
            if case .next(let value) = event, !isIncluded(value) { return }
            send(event)
        }
    }
}

/// The completion ends the subscription, and that lets go of the source: `subscribe` does it for every operator. The
/// value is counted before it is sent, so that one that is sent from inside a handler counts as well. The core's
/// Operators/Take.swift reads like this; there a source that sends in a loop can also see that it was enough.
public func ownTake<Value: Sendable>(
    _ source: OwnSignal<Value>, _ count: Int
) -> OwnSignal<Value> {
    OwnSignal { send in
        guard count > 0 else {
            send(.completed)
            return Subscription()
        }
        let left = Box(count)
        return source.subscribe { event in
            if case .next = event { left.value -= 1 }
            send(event)
            if left.value == 0 { send(.completed) }
        }
    }
}

/// One counter says how many still run, and one subscription holds both. The core's Operators/Merge.swift makes a
/// signal of the signals and flattens it, so it takes any number of them; it puts events from two threads in order,
/// and does not even subscribe to the second if the first fails at once.
public func ownMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>
) -> OwnSignal<Value> {
    OwnSignal { send in
        let running = Box(2)
        let both = Subscription()
        for source in [one, other] {
            both.add(
                source.subscribe { event in
                    if case .completed = event {
                        running.value -= 1
                        if running.value > 0 { return }
                    }
                    send(event)
                })
        }
        return both
    }
}

/// Each side has a box for its latest value, which is empty at first. A local function does what both sides need. The
/// core's Operators/CombineLatest.swift has the same boxes and the same counter; it also takes lists of signals, and
/// two sides may send on two threads at the same time.
public func ownCombineLatest<One: Sendable, Other: Sendable>(
    _ one: OwnSignal<One>, _ other: OwnSignal<Other>
) -> OwnSignal<(One, Other)> {
    OwnSignal { send in
        let (ones, others) = (Box<One?>(nil), Box<Other?>(nil))
        let (running, both) = (Box(2), Subscription())
        @Sendable func follow<Side>(
            _ side: OwnSignal<Side>, _ latest: Box<Side?>
        ) {
            let subscription = side.subscribe { event in
                switch event {
                case .next(let value):
                    latest.value = value
                    if let one = ones.value, let other = others.value {
                        send(.next((one, other)))
                    }
                case .error(let error): send(.error(error))
                case .completed:
                    running.value -= 1
                    if running.value == 0 { send(.completed) }
                }
            }
            both.add(subscription)
        }
        follow(one, ones)
        follow(other, others)
        return both
    }
}

/// The counter counts the source as well, so it reaches 0 only when everything has completed. `add` also helps if the
/// subscriber leaves while an inner signal sends at once. In the core's Operators/Flatten.swift inner signals can wait
/// in line, those that have ended are forgotten, and after an error no further value is transformed.
public func ownFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>,
    _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>
) -> OwnSignal<Output> {
    OwnSignal { send in
        let running = Box(1)
        let all = Subscription()
        @Sendable func complete() {
            running.value -= 1
            if running.value == 0 { send(.completed) }
        }
        let outer = source.subscribe { event in
            switch event {
            case .next(let value):
                running.value += 1
                let inner = transform(value).subscribe {
                    guard case .completed = $0 else { return send($0) }
                    complete()
                }
                all.add(inner)
            case .error(let error): send(.error(error))
            case .completed: complete()
            }
        }
        all.add(outer)
        return all
    }
}

/// Each inner signal gets a subscription before it is subscribed to. So it can be ended at any moment, even while it
/// sends at once. The core's Operators/SwitchToLatest.swift numbers the inner signals as well: a value of an old one
/// that waits for its turn, because two threads send, is dropped.
public func ownSwitchToLatest<Value: Sendable>(
    _ source: OwnSignal<OwnSignal<Value>>
) -> OwnSignal<Value> {
    OwnSignal { send in
        let latest = Box(Subscription())
        let (outerRuns, innerRuns) = (Box(true), Box(false))
        let all = Subscription { latest.value.dispose() }
        let outer = source.subscribe { event in
            switch event {
            case .next(let inner):
                let current = Subscription()
                latest.value.dispose()
                latest.value = current
                innerRuns.value = true
                let work = inner.subscribe {
                    guard case .completed = $0 else { return send($0) }
                    innerRuns.value = false
                    if !outerRuns.value { send(.completed) }
                }
                current.add(work)
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

/// Each event disposes the alarm that is set, and each value sets a new one. The subscription ends with the source or
/// with the subscriber, and the alarm with it. The core's Operators/Debounce.swift does the same on any scheduler; it
/// also minds an alarm that has begun to ring on another thread just as a newer value comes.
public func ownDebounce<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm
) -> OwnSignal<Value> {
    OwnSignal { send in
        let waiting = Box<Value?>(nil)
        let ringing = Box(Subscription())
        let all = Subscription { ringing.value.dispose() }
        let outer = source.subscribe { event in
            ringing.value.dispose()
            if case .next(let value) = event {
                waiting.value = value
                ringing.value = alarm.after(time) {
                    waiting.value = nil
                    send(event)
                }
            } else {
                if case .completed = event, let value = waiting.value {
                    send(.next(value))
                }
                send(event)
            }
        }
        all.add(outer)
        return all
    }
}

/// The subscribers are in a list, each with a subscription that says whether it is still there. In the core's
/// Sharing/MulticastConnection.swift a subject does the part with the list, so another subject can remember more; a
/// subscriber leaves the list at once, and many threads may connect, subscribe and leave at the same time.
public func ownPublish<Value: Sendable>(
    _ source: OwnSignal<Value>
) -> OwnConnection<Value> {
    typealias Listener = (send: OwnSignal<Value>.Receiver, stay: Subscription)
    let listeners = Box<[Listener]>([])
    let ending = Box<OwnSignal<Value>.Event?>(nil)
    let connection = Box<Subscription?>(nil)
    let signal = OwnSignal<Value> { send in
        if let ending = ending.value { send(ending) }
        let stay = Subscription()
        listeners.value.append((send, stay))
        return stay
    }
    return OwnConnection(signal: signal) {
        if let connection = connection.value { return connection }
        let new = Subscription()
        connection.value = new
        new.add(
            source.subscribe { event in
                if event.isEnding { ending.value = event }
                listeners.value.removeAll { $0.stay.isDisposed }
                for listener in listeners.value { listener.send(event) }
            })
        return new
    }
}
