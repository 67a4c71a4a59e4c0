import Foundation

/// Waits until something outside this process is so.
public func eventually(_ what: String, seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
        guard ContinuousClock.now < end else {
            throw TooLate(description: "Waited \(seconds) seconds for \(what).")
        }
        // Other processes end and write when they do; nothing tells of it.
        usleep(20_000)
    }
}

/// What a test waited for has not come.
public struct TooLate: Error, CustomStringConvertible {
    /// What it was.
    public let description: String
}
