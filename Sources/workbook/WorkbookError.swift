/// Why the tool cannot do what it was asked: a message for the reader, and the status to end with.
struct WorkbookError: Error {
    let message: String
    let status: Int32

    /// Something is wrong with what is there.
    init(_ message: String, status: Int32 = 1) { (self.message, self.status) = (message, status) }

    /// Something is wrong with what was typed (`EX_USAGE`).
    static func usage(_ message: String) -> WorkbookError { WorkbookError(message, status: 64) }
}
