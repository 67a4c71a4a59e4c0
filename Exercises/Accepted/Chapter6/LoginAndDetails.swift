import Attempts
import FRP

public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    let fields = name.signal.combineLatest(with: pin.signal)
    return accepted([
        "with and": {
            let hasName = name.signal.map { !$0.isEmpty }
            let hasPin = pin.signal.map { $0.count == 4 }
            return Command(enabled: hasName.combineLatest(with: hasPin).and(), on: scheduler) {
                logIn(name.value, pin.value)
            }
        },
        "with a property of its own": {
            let isComplete = Property(false)
            name.signal.merge(pin.signal)
                .map { _ in !name.value.isEmpty && pin.value.count == 4 }
                .subscribe(next: { isComplete.value = $0 })
            return Command(enabled: isComplete.signal, on: scheduler) { logIn(name.value, pin.value) }
        },
        "with the fields of the signal": {
            Command(enabled: fields.map { $0.count > 0 && $1.count == 4 }, on: scheduler) {
                fields.take(1).flattenMap { logIn($0, $1) }
            }
        },
        "by switching": {
            let isComplete = name.signal
                .map { name in pin.signal.map { !name.isEmpty && $0.count == 4 } }
                .switchToLatest()
            return Command(enabled: isComplete, on: scheduler) { .defer { logIn(name.value, pin.value) } }
        },
    ])
}

public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    _ = accepted([
        "with the latest try": {
            login.executionSignals.switchToLatest().map { _ in false }.bind(to: isOpen)
        },
        "in a handler": {
            login.executionSignals.flatten().subscribe(next: { _ in isOpen.value = false })
        },
        "a handler for each try": {
            login.executionSignals.subscribe(next: { work in
                work.subscribe(next: { _ in isOpen.value = false })
            })
        },
        "the first success": {
            login.executionSignals.flatten().take(1).map { _ in false }.bind(to: isOpen)
        },
        "waits for the end of what has sent a value": {
            login.executionSignals
                .flattenMap { $0.collect().filter { !$0.isEmpty }.map { _ in false } }
                .bind(to: isOpen)
        },
    ])
}

public func voting(
    for user: Property<String?>, logIn: @escaping @Sendable () -> Signal<String>,
    vote: @escaping @Sendable (_ user: String) -> Signal<Int>
) -> Signal<Int> {
    accepted([
        "with the first value of the property": {
            user.signal.take(1).flattenMap { $0.map(Signal.return) ?? logIn() }.flattenMap(vote)
        },
        "by cases": {
            .defer {
                guard let user = user.value else { return logIn().flattenMap(vote) }
                return vote(user)
            }
        },
        "looks again after the login": {
            .defer {
                guard let user = user.value else {
                    return logIn().then { user.value.map(vote) ?? .empty }
                }
                return vote(user)
            }
        },
        "with the latest": {
            Signal.defer { user.value.map(Signal.return) ?? logIn() }.map(vote).switchToLatest()
        },
        "by hand": {
            Signal { observer in
                let voters = user.value.map(Signal.return) ?? logIn()
                return voters.flattenMap(vote).subscribe(observer.send)
            }
        },
    ])
}
