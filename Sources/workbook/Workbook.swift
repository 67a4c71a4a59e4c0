import Foundation

/// The folder with the workbook in it, and what is needed to work on it.
struct Workbook {
    let root: URL
    /// Where builds go, if not where `swift` puts them.
    let scratchPath: String?
    private let environment: [String: String]

    /// The workbook around a folder: it, or the nearest one above it, that has a `Package.swift` and `Exercises`.
    init(around folder: URL, environment: [String: String]) throws(WorkbookError) {
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
        scratchPath = environment["WORKBOOK_SCRATCH_PATH"]
    }

    private static func isWorkbook(_ folder: URL) -> Bool {
        ["Package.swift", "Exercises"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
    }

    /// The tests as a program, if they have been built as one. That is so on Linux, where starting it saves `swift test` its
    /// planning: half a second of the two that a learner waits.
    ///
    /// Not one that is older than the answers: where another toolchain, or the learner's settings, puts its builds elsewhere, it is
    /// left over, and would try what stood there before.
    func testProgram() throws(WorkbookError) -> String? {
        let builds = scratchPath.map { URL(filePath: $0) } ?? root.appending(path: ".build")
        let program = builds.appending(path: "debug/frp-workbookPackageTests.xctest")
            .resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: program.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let built = attributes[.modificationDate] as? Date
        else { return nil }
        let written = try Catalogue.files(of: root).map { Self.modificationDate(root.appending(path: $0)) }
        return written.allSatisfy { $0 <= built } ? program.path : nil
    }

    private static func modificationDate(_ file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantFuture
    }

    /// The `swift` on the path.
    func swift() throws(WorkbookError) -> String {
        try program("swift", from: "https://www.swift.org/install")
    }

    /// The program of this name on the path.
    func program(_ name: String, from place: String) throws(WorkbookError) -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/\(name)" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw WorkbookError("There is no `\(name)` on the PATH. It can be had from \(place)")
        }
        return found
    }
}
