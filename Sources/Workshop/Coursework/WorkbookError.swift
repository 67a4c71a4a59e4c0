/// The reason why the tool cannot do what it was asked to: a message for the reader, and the exit status.
package struct WorkbookError: Error, Equatable, CustomStringConvertible {
    package let message: String
    package let status: Int32

    package var description: String { message }

    /// An error because of which nothing could be judged: something is wrong with the files or the system.
    package init(_ message: String, status: Int32 = ExitStatus.notJudged) {
        (self.message, self.status) = (message, status)
    }

    /// An error in what was typed (`EX_USAGE`).
    package static func usage(_ message: String) -> WorkbookError {
        WorkbookError(message, status: ExitStatus.usage)
    }

    /// An error when something in `.build` cannot be written.
    ///
    /// - Parameter reason: the system's message.
    package static func unwritable(_ path: String, _ reason: String) -> WorkbookError {
        WorkbookError(
            """
            \(path) cannot be written: \(reason) If the folder .build belongs to another user, delete it, and check again: there are \
            only builds in it.
            """)
    }

    /// The check was given up, because the files have changed again, or the tool ends.
    package static let cancelled = WorkbookError("The check was cancelled.")
}

/// The exit statuses of the tool.
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
