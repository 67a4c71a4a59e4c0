import Foundation
import Trials

/// Waits until something outside this process is so.
public func eventually(_ what: String, seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let end = Deadline(seconds: seconds)
    while try !condition() {
        guard !end.hasPassed else { throw HarnessError("Waited \(seconds) seconds for \(what).") }
        // Polls: nothing reports that another process has ended or written.
        usleep(20_000)
    }
}

/// What went wrong with a program that a test runs.
public struct HarnessError: Error, CustomStringConvertible {
    /// What happened, and what was seen of the program until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
