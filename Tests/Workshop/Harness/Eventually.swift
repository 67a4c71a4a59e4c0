import Foundation
import Trials

/// Waits until a condition outside of this process is true.
public func eventually(_ what: String, seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let end = Deadline(seconds: seconds)
    while try !condition() {
        guard !end.hasPassed else { throw HarnessError("Waited \(seconds) seconds for \(what).") }
        // This polls, because nothing reports that another process has ended or written.
        usleep(20_000)
    }
}

/// An error of a program that a test runs.
public struct HarnessError: Error, CustomStringConvertible {
    /// What happened, with the output of the program until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
