import Foundation

/// The workbook's folder, and what is needed to work on it.
package struct Workbook: Sendable {
    package let root: URL
    /// The folder for builds of the exercises. `swift run` and `swift test` use another.
    package let scratch: URL
    package let environment: [String: String]

    /// Finds the workbook around a folder: the nearest of it and the folders above it that has a `Package.swift` and `Exercises`.
    package init(around folder: URL, environment: [String: String]) throws(WorkbookError) {
        var root = folder.standardizedFileURL
        while !Self.isWorkbook(root) {
            let above = root.deletingLastPathComponent()
            // The parents of a relative path end in "..", and become longer and longer.
            guard above.path.count < root.path.count else {
                throw WorkbookError(
                    "There is no workbook in \(folder.path). Run this in the workbook's folder.")
            }
            root = above
        }
        self.root = root
        self.environment = environment
        scratch =
            environment["WORKBOOK_SCRATCH_PATH"].map { URL(filePath: $0) }
            ?? root.appending(path: ".build/exercises")
    }

    /// The workbook around the folder that the program was started in.
    package init(environment: [String: String]) throws(WorkbookError) {
        let path = FileManager.default.currentDirectoryPath
        guard !path.isEmpty else {
            throw WorkbookError(
                """
                The folder that you are in was deleted or replaced. Go to the workbook's folder again with `cd`, and repeat the command.
                """)
        }
        try self.init(around: URL(filePath: path), environment: environment)
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
