/// The moment until which a test waits.
public struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    /// So many seconds from now.
    public init(seconds: Double) { end = .now + .seconds(seconds) }

    /// Whether it is over.
    public var hasPassed: Bool { ContinuousClock.now >= end }

    /// Milliseconds that remain, rounded up: what `poll` takes.
    public var milliseconds: Int32 {
        let left = (end - .now) / .milliseconds(1)
        return Int32(max(left.rounded(.up), 0))
    }
}
