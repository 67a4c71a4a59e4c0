import Attempts
import FRP

public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    accepted([
        "Each field has a condition of its own, and `and()` joins the two.": {
            let hasName = name.signal.map { !$0.isEmpty }
            let hasPin = pin.signal.map { $0.count == 4 }
            return Command(enabled: hasName.combineLatest(with: hasPin).and(), on: scheduler) {
                logIn(name.value, pin.value)
            }
        },
        "A handler keeps the condition in a property, whichever field changes.": {
            let isComplete = Property(false)
            name.signal.merge(pin.signal)
                .map { _ in !name.value.isEmpty && pin.value.count == 4 }
                .subscribe(next: { isComplete.value = $0 })
            return Command(enabled: isComplete.signal, on: scheduler) { logIn(name.value, pin.value) }
        },
        "The work takes both fields from the signal; it does not read the properties.": {
            let fields = name.signal.combineLatest(with: pin.signal)
            return Command(enabled: fields.map { $0.count > 0 && $1.count == 4 }, on: scheduler) {
                fields.take(1).flattenMap { logIn($0, $1) }
            }
        },
        "`switchToLatest` replaces `combineLatest`: after each new name it follows the PIN.": {
            let isComplete = name.signal
                .map { name in pin.signal.map { !name.isEmpty && $0.count == 4 } }
                .switchToLatest()
            return Command(enabled: isComplete, on: scheduler) { .defer { logIn(name.value, pin.value) } }
        },
    ])
}

public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    _ = accepted([
        "`switchToLatest` replaces `flatten`, since there is only one try at a time.": {
            login.executionSignals.switchToLatest().map { _ in false }.bind(to: isOpen)
        },
        "A handler closes the screen instead of a binding.": {
            login.executionSignals.flatten().subscribe(next: { _ in isOpen.value = false })
        },
        "Each try has a subscription of its own instead of `flatten`.": {
            login.executionSignals.subscribe(next: { work in
                work.subscribe(next: { _ in isOpen.value = false })
            })
        },
        "`take(1)` ends the binding after the first success.": {
            login.executionSignals.flatten().take(1).map { _ in false }.bind(to: isOpen)
        },
        "`collect` waits for the end of a try, and the screen closes if it has sent a value.": {
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
        "`take(1)` reads the property at subscription, so `defer` is not needed.": {
            user.signal.take(1).flattenMap { $0.map(Signal.return) ?? logIn() }.flattenMap(vote)
        },
        "The two cases are written one after the other, each with its own vote.": {
            .defer {
                guard let user = user.value else { return logIn().flattenMap(vote) }
                return vote(user)
            }
        },
        "After the login it reads the property again, instead of taking the value of `logIn`.": {
            .defer {
                guard let user = user.value else {
                    return logIn().then { user.value.map(vote) ?? .empty }
                }
                return vote(user)
            }
        },
        "`switchToLatest` replaces `flattenMap`, since only one user comes.": {
            Signal.defer { user.value.map(Signal.return) ?? logIn() }.map(vote).switchToLatest()
        },
        "A signal made by hand reads the property at subscription, as `defer` does.": {
            Signal { observer in
                let voters = user.value.map(Signal.return) ?? logIn()
                return voters.flattenMap(vote).subscribe(observer.send)
            }
        },
    ])
}
