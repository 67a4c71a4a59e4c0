import FRP
import Text

/// A field to type in, as a `UITextField`. Bind its text in both directions:
///
///     form.text.bind(twoWay: field.text)
///
/// What a person types is not told to the browser again, where it stands already; what a model makes of it is.
public final class TextField: View {
    /// What stands in the field. Each change by the person is one value.
    public let text = Property("", name: "the text of a field")
    /// Whether somebody is in it with the keyboard.
    public let isEditing = Property(false)
    /// What the text is: it decides how it looks. A note is yellow.
    public let role = Property(Label.Role.plain)
    /// Return presses it.
    public let returnKey = Control<Void>()
    private let subject = Subject<Void>()
    /// Sends at each Return, before it is pressed.
    public var returns: Signal<Void> { subject.signal }
    /// What stood in it when somebody came into it.
    private var before = ""
    private let label: String
    private let isSecure: Bool

    /// - Parameters:
    ///   - label: what belongs into the field.
    ///   - isSecure: shows dots instead of the letters.
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
