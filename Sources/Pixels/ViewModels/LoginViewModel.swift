import FRP

/// A login: two fields, and a button that is enabled when both are filled in.
///
/// Book: chapter6, the sample app's login. There the screen goes away even if the login has failed; here ``success`` only sends
/// when it has succeeded.
public final class LoginViewModel: ViewModel {
    public let activation = Activation()
    public let name = Property("", name: "name")
    public let password = Property("", name: "password")
    /// Logs in with the contents of the fields.
    public let logIn: Command<Void, UserSession.User>
    /// The reason why the last login failed, until the next attempt.
    public let trouble = Property<String?>(nil, name: "trouble")
    private let hasSucceeded = Property(false, name: "hasSucceeded")

    /// A login with empty fields.
    public init(_ services: PixelsServices) {
        let areFilled = name.signal
            .combineLatest(with: password.signal)
            .map { !$0.isEmpty && !$1.isEmpty }
        let goesAway = name.signal.ignoreValues()
        logIn = Command(
            name: "login", enabled: areFilled, on: services.scheduler
        ) { [name, password, session = services.session] in
            session.logIn(name.value, password.value).takeUntil(goesAway)
        }
        bindOutcome()
    }

    private func bindOutcome() {
        let users = logIn.executionSignals.flatten()
        users.map { _ in true }.bind(to: hasSucceeded)

        let beginnings = logIn.executing.filter { $0 }
        beginnings.map { _ in nil }
            .merge(logIn.errors.map { "\($0)" })
            .bind(to: trouble)
    }

    /// Sends once when the login has succeeded, and completes. If the view model goes away before, it completes without a value.
    public var success: Signal<Void> { hasSucceeded.signal.filter(\.self).map { _ in }.take(1) }
}
