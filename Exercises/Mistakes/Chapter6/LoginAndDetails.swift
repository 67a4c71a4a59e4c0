import Attempts
import FRP

public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    let hasName = name.signal.map { !$0.isEmpty }
    let hasPin = pin.signal.map { $0.count == 4 }
    let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty && $1.count == 4 }
    let work: @Sendable () -> Signal<String> = { logIn(name.value, pin.value) }
    return mistake([
        "goes by the last field that changed": {
            Command(enabled: hasName.merge(hasPin), on: scheduler, work: work)
        },
        "waits for both fields to change": {
            Command(enabled: hasName.zip(with: hasPin).map { $0 && $1 }, on: scheduler, work: work)
        },
        "is content with one field": {
            Command(enabled: hasName.combineLatest(with: hasPin).or(), on: scheduler, work: work)
        },
        "looks at the pin alone": { Command(enabled: hasPin, on: scheduler, work: work) },
        "looks at the fields when the name changes": {
            let isComplete = name.signal.map { !$0.isEmpty && pin.value.count == 4 }
            return Command(enabled: isComplete, on: scheduler, work: work)
        },
        "takes longer pins": {
            let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty && $1.count >= 4 }
            return Command(enabled: isComplete, on: scheduler, work: work)
        },
        "refuses inside the work, and looks enabled": {
            Command(on: scheduler) { name.value.isEmpty || pin.value.count != 4 ? .empty : work() }
        },
        "keeps what stood in the fields when the command was made": {
            let (name, pin) = (name.value, pin.value)
            return Command(enabled: isComplete, on: scheduler) { logIn(name, pin) }
        },
        "logs in while the command is made": {
            let login = work()
            return Command(enabled: isComplete, on: scheduler) { login }
        },
    ])
}

public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    _ = mistake([
        "takes the end for a success": {
            login.executionSignals.flattenMap { $0.then { .return(false) } }.bind(to: isOpen)
        },
        "waits for an error where none arrives": {
            login.executionSignals
                .flattenMap { $0.then { .return(false) }.catchTo(.empty) }
                .bind(to: isOpen)
        },
        "closes when the button is pressed": {
            login.executionSignals.map { _ in false }.bind(to: isOpen)
        },
        "closes when the command is at rest": { login.executing.filter { !$0 }.bind(to: isOpen) },
        "closes when the work is over": {
            login.executing.skip(1).filter { !$0 }.bind(to: isOpen)
        },
        "closes when it has failed": { login.errors.map { _ in false }.bind(to: isOpen) },
        "allows one try": {
            login.executionSignals.take(1).flatten().map { _ in false }.bind(to: isOpen)
        },
        "is open when nobody logs in": { login.executing.bind(to: isOpen) },
        "logs in by itself": {
            login.execute().map { _ in false }.catchTo(.empty).bind(to: isOpen)
        },
    ])
}

public func voting(
    for user: Property<String?>, logIn: @escaping @Sendable () -> Signal<String>,
    vote: @escaping @Sendable (_ user: String) -> Signal<Int>
) -> Signal<Int> {
    mistake([
        "takes the end of the login for a success": {
            .defer { user.value.map(vote) ?? logIn().then { vote(user.value ?? "nobody") } }
        },
        "asks for a login every time": { logIn().flattenMap(vote) },
        "looks who it is when the signal is made": {
            (user.value.map(Signal.return) ?? logIn()).flattenMap(vote)
        },
        "votes again when the user changes": {
            user.signal.flattenMap { $0.map(Signal.return) ?? logIn() }.flattenMap(vote)
        },
        "votes as nobody": { .defer { vote(user.value ?? "nobody") } },
        "does nothing without a user": { .defer { user.value.map(vote) ?? .empty } },
        "logs in, and has the vote forgotten": {
            .defer { user.value.map(vote) ?? logIn().ignoreValues(as: Int.self) }
        },
        "does not hear that the login was given up": {
            user.signal.compactMap { $0 }.take(1).flattenMap(vote)
                .initially { if user.value == nil { logIn().catchTo(.empty).subscribe() } }
        },
        "takes a login that failed for one that was given up": {
            .defer { (user.value.map(Signal.return) ?? logIn().catchTo(.empty)).flattenMap(vote) }
        },
        "votes while it asks for the login": {
            .defer {
                let login = user.value == nil ? logIn() : .empty
                return login.ignoreValues(as: Int.self).merge(vote(user.value ?? "nobody"))
            }
        },
    ])
}
