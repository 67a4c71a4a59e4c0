import FRP

/// Shows that something is running, like `UIActivityIndicatorView`.
public final class ActivityIndicator: View {
    /// Whether it turns. If not, it is invisible.
    public let isAnimating = Property(false)

    /// An indicator that does not turn yet.
    public init() { super.init("activity") }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["running": isAnimating.signal.map { .flag($0) }]) { $1 }
    }
}
