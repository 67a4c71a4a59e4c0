import FRP
import Pixels
import Views

/// Two fields and a button, in a browser. The page goes away when the login has worked.
final class LoginPage: ViewController {
    private let login: LoginViewModel
    private let name = TextField("Name")
    private let password = TextField("Password", isSecure: true)
    private let (button, trouble) = (Button("Log in"), Label("", .bad))

    init(_ login: LoginViewModel, in navigation: NavigationController?) {
        self.login = login
        login.name.bind(twoWay: name.text)
        login.password.bind(twoWay: password.text)
        button.follow(login.logIn)
        password.returnKey.follow(login.logIn)
        login.trouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        login.success.subscribe(onMain: { [weak navigation] _ in navigation?.pop() })
    }

    var viewModels: [any ViewModel] { [login] }

    func loadView() -> View {
        StackView(
            .vertical, Label("Log in to vote", .title), name, password, button, trouble,
            Label("Try ash with the password furrow.", .note))
    }
}
