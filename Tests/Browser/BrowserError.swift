/// What went wrong in a browser, or on the way to it.
public struct BrowserError: Error, CustomStringConvertible {
    /// What happened, and what was seen until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
