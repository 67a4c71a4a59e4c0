import FRP
import Pixels
import Views

/// A screen with two fields and a button. It goes away when the login has succeeded.
final class LoginController: ViewController {
    private let login: LoginViewModel
    private let name = TextField("Name")
    private let password = TextField("Password", isSecure: true)
    private let (button, activity, trouble) = (Button("Log in"), ActivityIndicator(), Label("", .bad))

    init(_ login: LoginViewModel, in navigation: NavigationController?) {
        self.login = login
        bindLogin(navigation)
        bindTrouble()
    }

    private func bindLogin(_ navigation: NavigationController?) {
        login.name.bind(twoWay: name.text)
        login.password.bind(twoWay: password.text)
        button.follow(login.logIn)
        for field in [name, password] { field.returnKey.follow(login.logIn) }
        login.logIn.executing.bind(to: activity.isAnimating)
        login.success.subscribe(onMain: { [weak navigation] _ in navigation?.pop() })
    }

    private func bindTrouble() {
        let inVain = name.returns.merge(password.returns)
            .filter { [login] in login.name.value.isEmpty || login.password.value.isEmpty }
        Signal.merge([
            login.trouble.signal.map { $0 ?? "" }, inVain.mapReplace("Type a name and a password first."),
        ])
        .bind(to: trouble.text)
    }

    var viewModels: [any ViewModel] { [login] }

    func loadView() -> View {
        StackView(
            .vertical, Label("Log in to vote", .title), name, password,
            StackView(.horizontal, button, activity), trouble,
            Label("Try ash with the password furrow.", .note))
    }
}
