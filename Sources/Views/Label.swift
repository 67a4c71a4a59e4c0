import FRP
import Text

/// Words, as in a `UILabel`.
public final class Label: View {
    /// What the words are: it decides how they look.
    public enum Role: String, Sendable { case plain, title, note, good, bad }

    /// The words.
    public let text: Property<String>
    /// What they are.
    public let role: Property<Role>
    private let isName: Bool

    /// A label that says `text`, until something else is bound to it: sentences, in the reader's language.
    public convenience init(_ text: String = "", _ role: Role = .plain) {
        self.init(text, role, isName: false)
    }

    /// A label that shows what is no sentence of the workbook, such as a name, as it is.
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
