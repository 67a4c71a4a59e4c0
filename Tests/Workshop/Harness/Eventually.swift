import Foundation

/// Waits until something outside this process is so.
public func eventually(_ what: String, seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let end = Deadline(seconds: seconds)
    while try !condition() {
        guard !end.hasPassed else { throw HarnessError("Waited \(seconds) seconds for \(what).") }
        // Other processes end and write when they do; nothing tells of it.
        usleep(20_000)
    }
}

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

/// What went wrong with a program that a test runs.
public struct HarnessError: Error, CustomStringConvertible {
    /// What happened, and what was seen of the program until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
