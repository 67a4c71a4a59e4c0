/// Why the tool cannot do what it was asked: a message for the reader, and the status to end with.
package struct WorkbookError: Error, Equatable, CustomStringConvertible {
    package let message: String
    package let status: Int32

    package var description: String { message }

    /// Nothing could be judged, because something is wrong with the files or the system.
    package init(_ message: String, status: Int32 = ExitStatus.notJudged) {
        (self.message, self.status) = (message, status)
    }

    /// Something is wrong with what was typed (`EX_USAGE`).
    package static func usage(_ message: String) -> WorkbookError {
        WorkbookError(message, status: ExitStatus.usage)
    }

    /// Something in `.build` cannot be written.
    ///
    /// - Parameter reason: a sentence of the system.
    package static func unwritable(_ path: String, _ reason: String) -> WorkbookError {
        WorkbookError(
            """
            \(path) cannot be written: \(reason) If the folder .build belongs to another user, delete it, and check again: there are \
            only builds in it.
            """)
    }

    /// A check was given up: the files have changed again, or the tool ends.
    package static let cancelled = WorkbookError("The check was cancelled.")
}

/// The statuses that the tool ends with.
package enum ExitStatus {
    /// All exercises that were asked for have passed.
    package static let passed: Int32 = 0
    /// Not all of them have.
    package static let notPassed: Int32 = 1
    /// Some could not be judged.
    package static let notJudged: Int32 = 2
    /// The command line was not understood (`EX_USAGE`).
    package static let usage: Int32 = 64
}
