import FRP
import Text

/// A button, like `UIButton`. It is enabled when its command is:
///
///     button.follow(form.signUp)              // button.rac_command = …
public final class Button: View {
    /// The text on the button.
    public let title: Property<String>
    private let key: String
    private let control = Control<Void>()
    private let subject = Subject<Void>()

    /// A button without a command: it can be pressed, but executes nothing.
    ///
    /// - Parameter key: a keyboard shortcut, a letter, `←` or `→`. It does not apply while somebody types into a field.
    public init(_ title: String = "", key: String = "") {
        (self.title, self.key) = (Property(title), key)
        super.init("button")
    }

    /// Executes `command` when pressed.
    public func follow<Output>(_ command: Command<Void, Output>) { control.follow(command) }

    /// Sends at each press while the button is enabled.
    public var presses: Signal<Void> { subject.signal }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging([
            "text": title.signal.map { .text($0.translated) }, "key": .return(.text(key)),
            "enabled": control.isEnabled.signal.map { .flag($0) },
        ]) { $1 }
    }

    override func take(_ action: UserAction) -> Bool {
        guard action.name == "press", control.isEnabled.value else { return false }
        control.press()
        subject.sendNext(())
        return true
    }
}
