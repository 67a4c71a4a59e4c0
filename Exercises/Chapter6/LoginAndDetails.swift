import Attempts
import FRP

/// Exercise 6.4.1 · Unlock the login by both fields.
///
/// Make a command that can be executed while `name` is not empty and `pin` has four characters, all of them digits.
/// Its work is `logIn(…)`, with the strings in the fields at that moment.
///
///     name       ""         "ada"      "ada"        "grace"
///     pin        "1234"     "123"      "1234"       "1234"
///     command    disabled   disabled   enabled      enabled
///     executed   refused    refused    ada, 1234    grace, 1234
///
/// Book: not in it, but in the sample app
public func loginCommand(
    _ name: Property<String>, _ pin: Property<String>, on scheduler: some Scheduler,
    logIn: @escaping @Sendable (_ name: String, _ pin: String) -> Signal<String>
) -> Command<Void, String> {
    todo()
}

/// Exercise 6.4.2 · Close the login screen only when the login has worked.
///
/// When `login` is executed, it sends the user's name and completes, or fails without a value. Set `isOpen` to false
/// when a login has worked, at the first try or a later one. Here the screen goes away after a wrong password too:
/// repair it.
///
///     presses    -1-------2--------
///     login       ---X    --(g|)       g: "grace"
///     isOpen     t----------f------
///
/// Book: not in it, but in the sample app
public func closeScreen(_ isOpen: Property<Bool>, after login: Command<Void, String>) {
    todo()  // Delete this line when you begin.
    login.executionSignals
        .flattenMap { work in work.then { .return(false) } }
        .bind(to: isOpen)
}

/// Exercise 6.4.3 · Ask for a login before the vote. (stretch)
///
/// Return a signal that votes once for each subscriber. If somebody is logged in at the moment of the subscription,
/// vote with their name: `vote(user)`. Otherwise subscribe to `logIn()` first. It sets `user`, sends the name and
/// completes. If the login is cancelled it only completes, and then nobody votes. Errors are passed on.
///
///     user nil      login   --(g|)              login   --|         login   --X
///                   vote      ---(1|)
///                   result  -----(1|)           result  --|         result  --X
///     user "ada"    vote    ---(1|)
///                   result  ---(1|)
///
/// Book: not in it, but in the sample app
public func voting(
    for user: Property<String?>, logIn: @escaping @Sendable () -> Signal<String>,
    vote: @escaping @Sendable (_ user: String) -> Signal<Int>
) -> Signal<Int> {
    todo()
}
