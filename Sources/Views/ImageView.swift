import FRP
import Pixmap
import Text

/// A picture, as in a `UIImageView`. The browser fetches it from the page's own server when it is there.
public final class ImageView: View {
    /// What is shown; nothing as long as there is none.
    public let image = Property<Pixmap?>(nil)
    private let words: String
    private let isName: Bool

    /// - Parameter words: for those who do not see it, in the reader's language; none, if they stand beside it.
    public convenience init(_ words: String) { self.init(words, isName: false) }

    /// - Parameter name: for those who do not see it, as it is.
    public convenience init(asItIs name: String) { self.init(name, isName: true) }

    private init(_ words: String, isName: Bool) {
        (self.words, self.isName) = (words, isName)
        super.init("image")
    }

    override var attributes: [String: Signal<AttributeValue>] {
        // Each picture has an address of its own, so that a browser never shows one that it has kept.
        let numbers = image.signal.scan((number: 0, isThere: false)) { ($0.number + 1, $1 != nil) }
        return super.attributes.merging([
            "alt": .return(.text(isName ? words : words.translated)),
            "image": numbers.map { .text($0.isThere ? "\($0.number)" : "") },
        ]) { $1 }
    }
}
