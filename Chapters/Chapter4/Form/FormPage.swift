import FRP
import Views

/// The form in a browser: the book's text field, label and button, on the same model as `FormScreen`.
final class FormPage: ViewController {
    private let form: FormModel
    private let field = TextField("E-mail address")
    private let hint = Label()
    private let button = Button("Sign up")
    private let sending = ActivityIndicator()
    private let message = Label()

    /// It keeps the form: the bindings do not.
    init(_ form: FormModel) {
        self.form = form
        form.text.bind(twoWay: field.text)
        let isGreen = form.colour.signal.map { $0 == .green }
        isGreen.map { $0 ? "✓ That looks like an address." : "An address has an @ in it." }.bind(
            to: hint.text)
        isGreen.map { $0 ? .good : .bad }.bind(to: hint.role)
        button.follow(form.signUp)
        field.returnKey.follow(form.signUp)
        form.signUp.executing.bind(to: sending.isAnimating)
        form.message.signal.bind(to: message.text)
    }

    func loadView() -> View {
        StackView(
            .vertical, Label("Sign up", .title), field, hint, StackView(.horizontal, button, sending), message
        )
    }
}
