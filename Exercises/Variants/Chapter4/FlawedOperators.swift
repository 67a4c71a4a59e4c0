import Attempts
import FRP

// Most mistakes are said with the core's operators. The others are right but for what an argument changes.

extension OwnSignal {
    var core: Signal<Value> {
        Signal { observer in
            let subscription = subscribe { event in
                switch event {
                case .next(let value): observer.sendNext(value)
                case .error(let error): observer.sendError(error)
                case .completed: observer.sendCompleted()
                }
            }
            return Disposable { subscription.dispose() }
        }
    }

    // Goes on when its subscriber has left.
    var held: Signal<Value> {
        Signal { observer in
            core.subscribe(observer.send)
            return .none
        }
    }

    // Goes on when its subscriber has left while it was subscribed to.
    var heldAtFirst: Signal<Value> {
        Signal { observer in
            let disposable = core.subscribe(observer.send)
            return observer.isDisposed ? .none : disposable
        }
    }

    // Sends when this completes.
    var end: Signal<Void> { core.then { .return(()) } }
}

extension Signal {
    var own: OwnSignal<Value> {
        OwnSignal { send in
            let disposable = subscribe(
                next: { send(.next($0)) }, error: { send(.error($0)) }, completed: { send(.completed) })
            return Subscription { disposable.dispose() }
        }
    }
}

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
