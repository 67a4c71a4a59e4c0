import FRP
import Translation

/// Words, as in a `UILabel`.
public final class Label: View {
    /// What the words are: it decides how they look.
    public enum Role: String, Sendable { case plain, title, note, good, bad }

    /// The words.
    public let text: Property<String>
    /// What they are.
    public let role: Property<Role>

    /// A label that says `text`, until something else is bound to it.
    public init(_ text: String = "", _ role: Role = .plain) {
        (self.text, self.role) = (Property(text), Property(role))
        super.init("label")
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging([
            "text": text.signal.map { .text($0.translated) }, "role": role.signal.map { .text($0.rawValue) },
        ]) { $1 }
    }
}
