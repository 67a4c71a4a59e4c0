import FRP
import Pixmap
import Text

/// A picture, like `UIImageView`. The browser loads it from the page's server.
public final class ImageView: View {
    /// The picture; `nil`: the view is empty.
    public let image = Property<Pixmap?>(nil)
    private let words: String
    private let isName: Bool

    /// - Parameter words: the alternative text (`alt`), in English, to be translated. Empty if a label beside it says the same.
    public convenience init(_ words: String) { self.init(words, isName: false) }

    /// - Parameter name: the alternative text (`alt`), which is not translated.
    public convenience init(asItIs name: String) { self.init(name, isName: true) }

    private init(_ words: String, isName: Bool) {
        (self.words, self.isName) = (words, isName)
        super.init("image")
    }

    override var attributes: [String: Signal<AttributeValue>] {
        // Each picture gets a number in its URL, so that the browser does not show an older one from its cache.
        let numbers = image.signal.scan((number: 0, isThere: false)) { ($0.number + 1, $1 != nil) }
        return super.attributes.merging([
            "alt": .return(.text(isName ? words : words.translated)),
            "image": numbers.map { .text($0.isThere ? "\($0.number)" : "") },
        ]) { $1 }
    }
}
