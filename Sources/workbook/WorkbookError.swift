/// Why the tool cannot do what it was asked: a message for the reader, and the status to end with.
struct WorkbookError: Error, Equatable, CustomStringConvertible {
    let message: String
    let status: Int32

    var description: String { message }

    /// Nothing could be judged, because something is wrong with what is there.
    init(_ message: String, status: Int32 = ExitStatus.notJudged) {
        (self.message, self.status) = (message, status)
    }

    /// Something is wrong with what was typed (`EX_USAGE`).
    static func usage(_ message: String) -> WorkbookError { WorkbookError(message, status: ExitStatus.usage) }

    /// A check is not wanted any more, since the files have changed again.
    static let cancelled = WorkbookError("The check was cancelled.")
}

/// The statuses that the tool ends with.
enum ExitStatus {
    /// All exercises that were asked for have passed.
    static let passed: Int32 = 0
    /// Not all of them have.
    static let notPassed: Int32 = 1
    /// Some could not be judged.
    static let notJudged: Int32 = 2
    /// The command line was not understood (`EX_USAGE`).
    static let usage: Int32 = 64
}
