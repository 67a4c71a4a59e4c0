import BuildItYourself

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
