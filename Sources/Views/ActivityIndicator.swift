import FRP

/// Turns while something is under way, as a `UIActivityIndicatorView`.
public final class ActivityIndicator: View {
    /// Whether it turns. It is not seen while it stands still.
    public let isAnimating = Property(false)

    /// One that stands still.
    public init() { super.init("activity") }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["running": isAnimating.signal.map { .flag($0) }]) { $1 }
    }
}
