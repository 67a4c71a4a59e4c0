import FRP
import Text

/// Something to press, as a `UIButton`. It is enabled when its command is:
///
///     button.follow(form.signUp)              // button.rac_command = …
public final class Button: View {
    /// What stands on it.
    public let title: Property<String>
    private let key: String
    private let control = Control<Void>()
    private let subject = Subject<Void>()

    /// A button without a command, which can be pressed, and does nothing.
    ///
    /// - Parameter key: presses it too, where nobody types into a field: a letter, `←` or `→`.
    public init(_ title: String = "", key: String = "") {
        (self.title, self.key) = (Property(title), key)
        super.init("button")
    }

    /// Executes `command` when pressed.
    public func follow<Output>(_ command: Command<Void, Output>) { control.follow(command) }

    /// Sends whenever it is pressed while it is enabled.
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
