/// What went wrong with a program that a test runs.
public struct HarnessError: Error, CustomStringConvertible {
    /// What happened, and what was seen of the program until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
