import Attempts
import FRP

public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    variants {
        right("Each field has a condition of its own, and `and()` joins the two.") {
            let hasName = name.signal.map { !$0.isEmpty }
            let hasPin = pin.signal.map { $0.count == 4 && $0.allSatisfy(\.isNumber) }
            return Command(enabled: hasName.combineLatest(with: hasPin).and(), on: scheduler) {
                logIn(name.value, pin.value)
            }
        }
        right("A handler keeps the condition in a property, whichever field changes.") {
            let isComplete = Property(false)
            name.signal.merge(pin.signal)
                .map { _ in !name.value.isEmpty && pin.value.count == 4 && pin.value.allSatisfy(\.isNumber) }
                .subscribe(next: { isComplete.value = $0 })
            return Command(enabled: isComplete.signal, on: scheduler) { logIn(name.value, pin.value) }
        }
        right("The work takes both fields from the signal; it does not read the properties.") {
            let fields = name.signal.combineLatest(with: pin.signal)
            let isComplete = fields.map { name, pin in
                name.count > 0 && pin.count == 4 && pin.allSatisfy(\.isNumber)
            }
            return Command(enabled: isComplete, on: scheduler) {
                fields.take(1).flattenMap { logIn($0, $1) }
            }
        }
        right("`switchToLatest` replaces `combineLatest`: after each new name it follows the PIN.") {
            let isComplete = name.signal
                .map { name in pin.signal.map { !name.isEmpty && $0.count == 4 && $0.allSatisfy(\.isNumber) }
                }
                .switchToLatest()
            return Command(enabled: isComplete, on: scheduler) { .defer { logIn(name.value, pin.value) } }
        }
        wrong("goes by the last field that changed") {
            let hasName = name.signal.map { !$0.isEmpty }
            let hasPin = pin.signal.map { isPin($0) }
            return Command(enabled: hasName.merge(hasPin), on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("waits for both fields to change") {
            let isComplete = name.signal.zip(with: pin.signal).map { !$0.isEmpty && isPin($1) }
            return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("is content with one field") {
            let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty || isPin($1) }
            return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("looks at the pin alone") {
            let hasPin = pin.signal.map { isPin($0) }
            return Command(enabled: hasPin, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("looks at the fields when the name changes") {
            let isComplete = name.signal.map { !$0.isEmpty && isPin(pin.value) }
            return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("takes letters for digits") {
            let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty && $1.count == 4 }
            return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("takes longer pins") {
            let isComplete = name.signal.combineLatest(with: pin.signal).map {
                !$0.isEmpty && $1.count >= 4 && $1.allSatisfy(\.isNumber)
            }
            return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
        }
        wrong("refuses inside the work, and looks enabled") {
            Command(on: scheduler) {
                name.value.isEmpty || !isPin(pin.value) ? .empty : logIn(name.value, pin.value)
            }
        }
        wrong("keeps what stood in the fields when the command was made") {
            let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty && isPin($1) }
            let (name, pin) = (name.value, pin.value)
            return Command(enabled: isComplete, on: scheduler) { logIn(name, pin) }
        }
        wrong("logs in while the command is made") {
            let isComplete = name.signal.combineLatest(with: pin.signal).map { !$0.isEmpty && isPin($1) }
            let login = logIn(name.value, pin.value)
            return Command(enabled: isComplete, on: scheduler) { login }
        }
    }
}

@Sendable private func isPin(_ text: String) -> Bool { text.count == 4 && text.allSatisfy(\.isNumber) }

public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    variants {
        right("`switchToLatest` replaces `flatten`, since there is only one try at a time.") {
            login.executionSignals.switchToLatest().map { _ in false }.bind(to: isOpen)
        }
        right("A handler closes the screen instead of a binding.") {
            login.executionSignals.flatten().subscribe(next: { _ in isOpen.value = false })
        }
        right("Each try has a subscription of its own instead of `flatten`.") {
            login.executionSignals.subscribe(next: { work in
                work.subscribe(next: { _ in isOpen.value = false })
            })
        }
        right("`take(1)` ends the binding after the first success.") {
            login.executionSignals.flatten().take(1).map { _ in false }.bind(to: isOpen)
        }
        right("`collect` waits for the end of a try, and the screen closes if it has sent a value.") {
            login.executionSignals
                .flattenMap { $0.collect().filter { !$0.isEmpty }.map { _ in false } }
                .bind(to: isOpen)
        }
        wrong("takes the end for a success") {
            login.executionSignals.flattenMap { $0.then { .return(false) } }.bind(to: isOpen)
        }
        wrong("closes when the button is pressed") {
            login.executionSignals.map { _ in false }.bind(to: isOpen)
        }
        wrong("closes when the command is at rest") { login.executing.filter { !$0 }.bind(to: isOpen) }
        wrong("closes when the work is over") { login.executing.skip(1).filter { !$0 }.bind(to: isOpen) }
        wrong("closes when it has failed") { login.errors.map { _ in false }.bind(to: isOpen) }
        wrong("allows one try") {
            login.executionSignals.take(1).flatten().map { _ in false }.bind(to: isOpen)
        }
        wrong("is open only while a login runs") { login.executing.bind(to: isOpen) }
        wrong("logs in by itself") { login.execute().map { _ in false }.catchTo(.empty).bind(to: isOpen) }
    }
}

public func voting(
    for user: Property<String?>, logIn: @escaping @Sendable () -> Signal<String>,
    vote: @escaping @Sendable (_ user: String) -> Signal<Int>
) -> Signal<Int> {
    variants {
        right("`take(1)` reads the property at subscription, so `defer` is not needed.") {
            user.signal.take(1).flattenMap { $0.map(Signal.return) ?? logIn() }.flattenMap(vote)
        }
        right("The two cases are written one after the other, each with its own vote.") {
            .defer {
                guard let user = user.value else { return logIn().flattenMap(vote) }
                return vote(user)
            }
        }
        right("After the login it reads the property again, instead of taking the value of `logIn`.") {
            .defer {
                guard let user = user.value else { return logIn().then { user.value.map(vote) ?? .empty } }
                return vote(user)
            }
        }
        right("`switchToLatest` replaces `flattenMap`, since only one user comes.") {
            Signal.defer { user.value.map(Signal.return) ?? logIn() }.map(vote).switchToLatest()
        }
        right("A signal made by hand reads the property at subscription, as `defer` does.") {
            Signal { observer in
                let voters = user.value.map(Signal.return) ?? logIn()
                return voters.flattenMap(vote).subscribe(observer.send)
            }
        }
        wrong("takes the end of the login for a success") {
            .defer { user.value.map(vote) ?? logIn().then { vote(user.value ?? "nobody") } }
        }
        wrong("asks for a login every time") { logIn().flattenMap(vote) }
        wrong("looks who it is when the signal is made") {
            (user.value.map(Signal.return) ?? logIn()).flattenMap(vote)
        }
        wrong("votes again when the user changes") {
            user.signal.flattenMap { $0.map(Signal.return) ?? logIn() }.flattenMap(vote)
        }
        wrong("votes as nobody") { .defer { vote(user.value ?? "nobody") } }
        wrong("does nothing without a user") { .defer { user.value.map(vote) ?? .empty } }
        wrong("logs in, and has the vote forgotten") {
            .defer { user.value.map(vote) ?? logIn().ignoreValues(as: Int.self) }
        }
        wrong("does not hear that the login was given up") {
            user.signal.compactMap { $0 }.take(1).flattenMap(vote)
                .initially { if user.value == nil { logIn().catchTo(.empty).subscribe() } }
        }
        wrong("takes a login that failed for one that was given up") {
            .defer { (user.value.map(Signal.return) ?? logIn().catchTo(.empty)).flattenMap(vote) }
        }
    }
}
