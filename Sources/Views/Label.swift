import FRP
import Text

/// A label, like `UILabel`.
public final class Label: View {
    /// The meaning of the text; it decides about colour and size.
    public enum Role: String, Sendable { case plain, title, note, good, bad }

    /// The text.
    public let text: Property<String>
    /// The meaning of the text.
    public let role: Property<Role>
    private let isName: Bool

    /// A label for sentences in English, which are translated into the reader's language.
    public convenience init(_ text: String = "", _ role: Role = .plain) {
        self.init(text, role, isName: false)
    }

    /// A label whose text is not translated: a name, for example.
    public convenience init(asItIs text: String, _ role: Role = .plain) {
        self.init(text, role, isName: true)
    }

    private init(_ text: String, _ role: Role, isName: Bool) {
        (self.text, self.role, self.isName) = (Property(text), Property(role), isName)
        super.init(role == .title ? "title" : "label")
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging([
            "text": text.signal.map { [isName] in .text(isName ? $0 : $0.translated) },
            "role": role.signal.map { .text($0.rawValue) },
        ]) { $1 }
    }
}
