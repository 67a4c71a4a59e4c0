import FRP
import Pixels
import Terminal

/// Two fields and a button. The screen goes away when the login has worked, or when somebody cancels it.
@MainActor final class LoginScreen: AppScreen {
    private let login: LoginViewModel
    private let button = Control<Void>()
    /// Whether Enter was the last key although something is missing.
    private var isPressedInVain = false
    /// The field that is typed in.
    private var field: Property<String>

    init(_ login: LoginViewModel, in navigator: Navigator) {
        self.login = login
        field = login.name
        button.follow(login.logIn)
        login.success.subscribe(onMain: { [weak navigator] _ in navigator?.pop() })
    }

    var viewModels: [any ViewModel] { [login] }

    func handle(_ key: Key, in navigator: Navigator) {
        isPressedInVain = key == .enter && (login.name.value.isEmpty || login.password.value.isEmpty)
        switch key {
        case .character(let character): field.modify { $0.append(character) }
        case .backspace: field.modify { _ = $0.popLast() }
        case .control("u"): field.value = ""
        case .tab, .backTab, .down, .up: field = field === login.name ? login.password : login.name
        case .enter: button.press()
        case .escape: navigator.pop()
        default: break
        }
    }

    var keys: KeyValuePairs<String, String> {
        [
            "a b …": "letters go into the field", "Backspace": "deletes a letter",
            "Ctrl-U": "empties the field",
            "Tab": "goes to the other field", "Enter": "logs in", "Esc": "goes back without a login",
        ]
    }

    func draw(on canvas: inout Canvas) {
        canvas.write("Log in to vote", row: 1, column: 3, .bold)
        draw(login.name, "Name", login.name.value, row: 3, on: &canvas)
        let hidden = String(repeating: "•", count: login.password.value.count)
        draw(login.password, "Password", hidden, row: 4, on: &canvas)
        canvas.writeButton("Log in", row: 6, column: 3, isEnabled: button.isEnabled.value)
        if login.logIn.isExecuting { canvas.write("logging in …", row: 6, column: 15, .dim) }
        if isPressedInVain {
            canvas.write("Type a name and a password first.", row: 8, column: 3, Style(.red))
        } else if let trouble = login.trouble.value {
            canvas.writeWrapped(trouble, row: 8, column: 3, Style(.red))
        }
        canvas.write("Try ash with the password furrow.", row: canvas.size.rows - 2, column: 1, .dim)
        canvas.writeHelp("Tab goes to the other field, Enter logs in, Esc cancels, ? keys")
    }

    private func draw(
        _ property: Property<String>, _ label: String, _ text: String, row: Int, on canvas: inout Canvas
    ) {
        canvas.write(label, row: row, column: 3)
        canvas.writeField(
            text, row: row, column: 13, width: 24, Style(nil, .underline), hasCursor: field === property)
    }
}
