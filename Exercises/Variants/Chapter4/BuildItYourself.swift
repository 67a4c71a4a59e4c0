import Attempts
import FRP

public func ownSubscribe<Value: Sendable>(
    _ recipe: OwnSignal<Value>.Recipe, _ receive: @escaping OwnSignal<Value>.Receiver
) -> Subscription {
    variants {
        right("A box remembers that the ending has passed, as in step 3.") {
            let isOver = Box(false)
            let subscription = Subscription { isOver.value = true }
            let work = recipe { event in
                guard !isOver.value else { return }
                if event.isEnding { subscription.dispose() }
                receive(event)
            }
            subscription.add(work)
            return subscription
        }
        right(
            "A box remembers the ending; the work is in another box, and is stopped as soon as both are known."
        ) {
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
        }
        wrong("stops the work, and still lets through what comes after the ending") {
            let subscription = Subscription()
            let work = recipe { event in
                receive(event)
                if event.isEnding { subscription.dispose() }
            }
            subscription.add(work)
            return subscription
        }
        wrong("has no gate") { recipe(receive) }
        wrong("goes on after the disposal") { flawedSubscribe(recipe, receive, guardsDisposal: false) }
        wrong("keeps the ending from the subscriber") {
            flawedSubscribe(recipe, receive, passesEnding: false)
        }
        wrong("takes only the completion for an ending") {
            flawedSubscribe(recipe, receive, errorsEnd: false)
        }
        wrong("forgets what the recipe has returned") { flawedSubscribe(recipe, receive, keepsWork: false) }
        wrong("misses an ending that comes at once") { flawedSubscribe(recipe, receive, stopsEarly: false) }
        wrong("does not stop the work at an ending") {
            flawedSubscribe(recipe, receive, stopsAtEnding: false)
        }
    }
}

public func ownMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> Output
) -> OwnSignal<Output> {
    variants {
        right("A local function makes the new event, and the recipe sends it.") {
            @Sendable func mapped(_ event: OwnSignal<Input>.Event) -> OwnSignal<Output>.Event {
                switch event {
                case .next(let value): .next(transform(value))
                case .error(let error): .error(error)
                case .completed: .completed
                }
            }
            return OwnSignal { send in source.subscribe { send(mapped($0)) } }
        }
        wrong("does not return the subscription to the source") {
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
        }
        wrong("passes on no completion") { source.core.concat(.never).map(transform).own }
        wrong("makes a completion of the error") { source.core.catchTo(.empty).map(transform).own }
        wrong("subscribes to the source outside of the recipe") {
            let connection = source.core.map(transform).publish()
            connection.connect()
            return connection.signal.own
        }
    }
}

public func ownFilter<Value: Sendable>(
    _ source: OwnSignal<Value>, _ isIncluded: @escaping @Sendable (Value) -> Bool
) -> OwnSignal<Value> {
    variants {
        right("A switch says what becomes of each kind of event.") {
            OwnSignal { send in
                source.subscribe { event in
                    switch event {
                    case .next(let value): if isIncluded(value) { send(event) }
                    case .error, .completed: send(event)
                    }
                }
            }
        }
        wrong("passes on the values alone") {
            OwnSignal { send in
                source.subscribe { event in
                    if case .next(let value) = event, isIncluded(value) { send(event) }
                }
            }
        }
        wrong("keeps what it should leave out") { source.core.filter { !isIncluded($0) }.own }
        wrong("completes at the first other") { source.core.takeWhile(isIncluded).own }
    }
}

public func ownTake<Value: Sendable>(_ source: OwnSignal<Value>, _ count: Int) -> OwnSignal<Value> {
    variants {
        right("It counts upwards, and the values alone.") {
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
        }
        right("It disposes the source itself; completing would have done so.") {
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
        }
        wrong("counts for all subscribers together") {
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
        }
        wrong("completes only when one value more comes") {
            source.core.scan([]) { $0 + [$1] }.takeWhile { $0.count <= count }.compactMap(\.last).own
        }
        wrong("does not complete") {
            source.core.scan([]) { $0 + [$1] }.filter { $0.count <= count }.compactMap(\.last).own
        }
        wrong("completes before the last value") {
            source.core.scan([]) { $0 + [$1] }.takeWhile { $0.count < count }.compactMap(\.last).own
        }
        wrong("waits for a value although it wants none") {
            count > 0 ? source.core.take(count).own : source.core.take(1).ignoreValues().own
        }
    }
}

public func ownMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>
) -> OwnSignal<Value> {
    variants {
        right("One closure receives the events of both, and one action disposes both.") {
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
        wrong("completes with the first that completes") {
            OwnSignal { send in
                let both = Subscription()
                for source in [one, other] { both.add(source.subscribe(send)) }
                return both
            }
        }
        wrong("never completes") { one.core.merge(other.core).concat(.never).own }
        wrong("lets go of the first source alone") { one.core.merge(other.held).own }
        wrong("ends both subscriptions with the first") {
            let over = Subject<Void>()
            let first = one.core.doCompleted { over.sendNext(()) }
            return first.merge(other.core.takeUntil(over.signal)).own
        }
        wrong("counts for all subscribers together") {
            let running = Property(2)
            let both = [one, other].map { $0.core.doCompleted { running.value -= 1 } }
            return Signal.merge(both).concat(.never).takeUntil(running.signal.filter { $0 <= 0 }).own
        }
    }
}

public func ownCombineLatest<One: Sendable, Other: Sendable>(
    _ one: OwnSignal<One>, _ other: OwnSignal<Other>
) -> OwnSignal<(One, Other)> {
    variants {
        wrong("sends only when the first side sends") {
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
        }
        wrong("completes with the first side that completes") {
            one.core.combineLatest(with: other.core).takeUntil(one.end.merge(other.end)).own
        }
        wrong("never completes") { one.core.combineLatest(with: other.core).concat(.never).own }
        wrong("uses each value once, like zip") { one.core.zip(with: other.core).own }
        wrong("takes an error for a completion") {
            one.core.catchTo(.empty).combineLatest(with: other.core.catchTo(.empty)).own
        }
        wrong("does not let go of the second side") { one.core.combineLatest(with: other.held).own }
    }
}

public func ownFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>, _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>
) -> OwnSignal<Output> {
    variants {
        right("One box says whether the source has completed, another counts the inner signals.") {
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
        wrong("completes with the source, while an inner signal still runs") {
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
        }
        wrong("completes while the source runs") {
            let running = Property(0)
            let inners = source.core.flattenMap { value in
                transform(value).core.initially { running.value += 1 }.finally { running.value -= 1 }
            }
            return inners.takeUntil(running.signal.skip(1).filter { $0 == 0 }).own
        }
        wrong("drops inner errors") { source.core.flattenMap { transform($0).core.catchTo(.empty) }.own }
        wrong("keeps the inner signals running") { source.core.flattenMap { transform($0).held }.own }
        wrong("keeps the source running") { source.held.flattenMap { transform($0).core }.own }
        wrong("disposes an inner signal when the next one comes") {
            source.core.map { transform($0).core }.switchToLatest().own
        }
        wrong("does not dispose an inner subscription that comes late") {
            source.core.flattenMap { transform($0).heldAtFirst }.own
        }
    }
}

public func ownSwitchToLatest<Value: Sendable>(_ source: OwnSignal<OwnSignal<Value>>) -> OwnSignal<Value> {
    variants {
        right("The latest subscription says by itself whether its inner signal runs.") {
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
        wrong("completes with the source, while the latest inner signal still runs") {
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
        }
        wrong("does not leave the one before") { source.core.flattenMap(\.core).own }
        wrong("completes while the source runs") {
            let over = Subject<Void>()
            let latest = source.core.map { $0.core.doCompleted { over.sendNext(()) } }.switchToLatest()
            return latest.takeUntil(over.signal).own
        }
        wrong("waits for an inner signal although none came") {
            source.core.map(\.core).startWith(.never).switchToLatest().own
        }
        wrong("does not let go of the inner signal") { source.core.map(\.held).switchToLatest().own }
        wrong("cannot leave one that sends at once") {
            source.core.map(\.heldAtFirst).switchToLatest().own
        }
        wrong("notes late that an inner signal runs") {
            let late = source.core.map { inner in
                Signal { observer in
                    let isNoted = Box(false)
                    defer { isNoted.value = true }
                    return inner.core.subscribe { if !$0.isCompleted || isNoted.value { observer.send($0) } }
                }
            }
            return late.switchToLatest().own
        }
    }
}

public func ownDebounce<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm
) -> OwnSignal<Value> {
    variants {
        right("One box holds the value and its alarm; what waits is taken out before it is sent.") {
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
        wrong("leaves the alarm set when the subscriber has left") {
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
        }
        wrong("delays each value") { flawedThrottle(source, time, alarm, replaces: false) }
        wrong("sends the last value once more") {
            flawedThrottle(source, time, alarm, forgetsWhatWasSent: false)
        }
        wrong("drops what waits at the end") { flawedThrottle(source, time, alarm, sendsAtTheEnd: false) }
        wrong("sends what waits before an error") {
            flawedThrottle(source, time, alarm, sendsBeforeError: true)
        }
    }
}

public func ownPublish<Value: Sendable>(_ source: OwnSignal<Value>) -> OwnConnection<Value> {
    variants {
        right("Each receiver has a number, under which it is removed when its subscriber leaves.") {
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
        wrong("leaves a late subscriber without an ending") {
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
        }
        wrong("subscribes to the source for each subscriber") {
            OwnConnection(signal: source) { Subscription() }
        }
        wrong("connects with the first subscriber") { flawedPublish(source, connectsWithTheFirst: true) }
        wrong("connects twice") { flawedPublish(source, connectsOnce: false) }
        wrong("connects again after it was stopped") { flawedPublish(source, connectsAgain: true) }
        wrong("sends a late subscriber what it has missed") { flawedPublish(source, replays: true) }
        wrong("does not stop the source") { flawedPublish(source, stops: false) }
        wrong("completes when it is stopped") { flawedPublish(source, completesWhenStopped: true) }
        wrong("stops the source when one subscriber leaves") { flawedPublish(source, leavesTogether: true) }
    }
}
