import Foundation

/// The folder with the workbook in it, and what is needed to work on it.
package struct Workbook: Sendable {
    package let root: URL
    /// Where the builds of the exercises go: not where `swift run` and `swift test` put theirs.
    package let scratch: URL
    package let environment: [String: String]

    /// The workbook around a folder: it, or the nearest one above it, that has a `Package.swift` and `Exercises`.
    package init(around folder: URL, environment: [String: String]) throws(WorkbookError) {
        var root = folder.standardizedFileURL
        while !Self.isWorkbook(root) {
            guard root.path != "/" else {
                throw WorkbookError(
                    "There is no workbook in \(folder.path). Run this in the workbook's folder.")
            }
            root.deleteLastPathComponent()
        }
        self.root = root
        self.environment = environment
        scratch =
            environment["WORKBOOK_SCRATCH_PATH"].map { URL(filePath: $0) }
            ?? root.appending(path: ".build/exercises")
    }

    private static func isWorkbook(_ folder: URL) -> Bool {
        ["Package.swift", "Exercises"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }

    /// The `swift` on the path.
    package func swift() throws(WorkbookError) -> String {
        try program("swift", from: "https://www.swift.org/install")
    }

    /// The program of this name on the path.
    package func program(_ name: String, from place: String) throws(WorkbookError) -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/\(name)" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw WorkbookError("There is no `\(name)` on the PATH. It can be had from \(place)")
        }
        return found
    }
}

/// Why the tool cannot do what it was asked: a message for the reader, and the status to end with.
package struct WorkbookError: Error, Equatable, CustomStringConvertible {
    package let message: String
    package let status: Int32

    package var description: String { message }

    /// Nothing could be judged, because something is wrong with what is there.
    package init(_ message: String, status: Int32 = ExitStatus.notJudged) {
        (self.message, self.status) = (message, status)
    }

    /// Something is wrong with what was typed (`EX_USAGE`).
    package static func usage(_ message: String) -> WorkbookError {
        WorkbookError(message, status: ExitStatus.usage)
    }

    /// A check is not wanted any more, since the files have changed again.
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
