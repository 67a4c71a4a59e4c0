/// The moment until which a test waits.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(seconds: Double) { end = .now + .seconds(seconds) }

    var hasPassed: Bool { ContinuousClock.now >= end }

    /// Milliseconds that remain, rounded up: what `poll` takes.
    var milliseconds: Int32 {
        let left = (end - .now) / .milliseconds(1)
        return Int32(max(left.rounded(.up), 0))
    }
}
