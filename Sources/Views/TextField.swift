import FRP
import Text

/// A text field, like `UITextField`. Bind its text in both directions:
///
///     form.text.bind(twoWay: field.text)
///
/// The text that the user types is not sent back to the browser; if a model changes it, the change is sent.
public final class TextField: View {
    /// The text in the field. Each change by the user is one value.
    public let text = Property("", name: "the text of a field")
    /// Whether the field has the keyboard focus.
    public let isEditing = Property(false)
    /// The meaning of the text; it decides about the colours. A note is yellow.
    public let role = Property(Label.Role.plain)
    /// The control that Return presses.
    public let returnKey = Control<Void>()
    private let subject = Subject<Void>()
    /// Sends at each Return, before `returnKey` is pressed.
    public var returns: Signal<Void> { subject.signal }
    /// The text when the field got the focus; Escape restores it.
    private var before = ""
    private let label: String
    private let isSecure: Bool

    /// - Parameters:
    ///   - label: the name of the field.
    ///   - isSecure: whether it shows dots instead of the letters.
    public init(_ label: String, isSecure: Bool = false) {
        (self.label, self.isSecure) = (label, isSecure)
        super.init("field")
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging([
            "label": .return(.text(label.translated)), "secure": .return(.flag(isSecure)),
            "text": text.signal.map { .text($0) }, "role": role.signal.map { .text($0.rawValue) },
        ]) { $1 }
    }

    override func take(_ action: UserAction) -> Bool {
        switch (action.name, action.text) {
        case ("text", let typed?):
            window?.content.note("text", of: number, is: .text(typed), afterEdit: action.edit ?? 0)
            text.value = typed
        case ("focus", _):
            isEditing.value = true
            before = text.value
        case ("cancel", _):
            guard text.value != before else { return false }
            text.value = before
        case ("blur", _): isEditing.value = false
        case ("return", _):
            subject.sendNext(())
            returnKey.press()
        default: return false
        }
        return true
    }
}
