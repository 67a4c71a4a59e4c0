import FRP
import Translation

/// Something that one opens to see it, as `DisclosureGroup` in SwiftUI: UIKit has none.
public final class DetailsView: View {
    private let title: String

    /// - Parameter title: what one presses to open it.
    public init(_ title: String, _ views: View...) {
        self.title = title
        super.init("details", views)
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["text": .return(.text(title.translated))]) { $1 }
    }
}
