import FRP
import Views

/// The form on a screen: the book's text field, label and button, each of which follows the model.
package final class FormController: ViewController {
    private let form: FormModel
    private let field = TextField("E-mail address")
    private let (hint, button) = (Label(), Button("Sign up"))
    private let (sending, message) = (ActivityIndicator(), Label())

    /// It keeps the form: the bindings do not.
    package init(_ form: FormModel) {
        self.form = form
        bindText()
        bindButton()
    }

    private func bindText() {
        form.text.bind(twoWay: field.text)
        let isGreen = form.colour.signal.map { $0 == .green }
        isGreen.map { [words = form.words] in $0 ? words.green : words.red }.bind(to: hint.text)
        isGreen.map { $0 ? .good : .bad }.bind(to: hint.role)
    }

    private func bindButton() {
        button.follow(form.signUp)
        field.returnKey.follow(form.signUp)
        field.returns.filter { [form] in form.colour.value == .red }.subscribe(form.vainPresses)
        form.signUp.executing.bind(to: sending.isAnimating)
        form.message.signal.bind(to: message.text)
    }

    package func loadView() -> View {
        StackView(
            .vertical, Label("Sign up", .title), field, hint, StackView(.horizontal, button, sending), message
        )
    }
}
