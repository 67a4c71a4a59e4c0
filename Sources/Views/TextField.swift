import FRP
import Translation

/// A field to type in, as a `UITextField`. Bind its text in both directions:
///
///     form.text.bind(twoWay: field.text)
///
/// What a person types is not told to the browser again, where it stands already; what a model makes of it is.
public final class TextField: View {
    /// What stands in the field. Each change by the person is one value.
    public let text = Property("", name: "the text of a field")
    /// Return presses it.
    public let returnKey = Control<Void>()
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
            "text": text.signal.map { .text($0) },
        ]) { $1 }
    }

    override func take(_ action: UserAction) -> Bool {
        switch (action.name, action.text) {
        case ("text", let typed?):
            page?.content.note("text", of: number, is: .text(typed), afterEdit: action.edit ?? 0)
            text.value = typed
        case ("return", _): returnKey.press()
        default: return false
        }
        return true
    }
}
