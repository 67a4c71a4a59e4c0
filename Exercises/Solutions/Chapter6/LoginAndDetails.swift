import Attempts
import FRP

/// `combineLatest` sends a pair whenever either field changes, so the condition sees both. The closure runs at each
/// execution, and reads the fields then.
public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    let isComplete = name.signal.combineLatest(with: pin.signal).map { name, pin in
        !name.isEmpty && pin.count == 4 && pin.allSatisfy(\.isNumber)
    }
    return Command(enabled: isComplete, on: scheduler) { logIn(name.value, pin.value) }
}

/// In `executionSignals` a login that fails completes: its error is in `errors`. So the completion says only that it
/// is over; the value says that it has worked.
public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    login.executionSignals.flatten().map { _ in false }.bind(to: isOpen)
}

/// The user comes as a value, from the property or from the login. A login that is cancelled sends none, and without a
/// value there is no vote. `defer` looks at the property when somebody subscribes.
public func voting(
    for user: Property<String?>, logIn: @escaping @Sendable () -> Signal<String>,
    vote: @escaping @Sendable (_ user: String) -> Signal<Int>
) -> Signal<Int> {
    .defer { (user.value.map(Signal.return) ?? logIn()).flattenMap(vote) }
}
