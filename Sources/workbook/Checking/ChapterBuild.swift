import Foundation

/// The build of one chapter's exercises and their tests, and of nothing else.
///
/// It goes into a folder of its own: `swift run` at a terminal and `swift build` in a pipe give the compiler other flags, and would
/// each compile anew what the other has compiled.
struct ChapterBuild {
    static let product = "frp-workbookPackageTests"

    let chapter: Int
    let workbook: Workbook
    let run: CheckRun

    /// The tests of the chapter, named as the manifest cuts the package down to them.
    var environment: [String: String] { ["WORKBOOK_TESTS": "Chapter\(chapter)ExerciseTests"] }

    /// Where `swift` finds the workbook, and puts these builds.
    var place: [String] { ["--package-path", workbook.root.path, "--scratch-path", workbook.scratch.path] }

    /// Leaves out what nobody reads here. The compiler needs a tenth of its time to write what a debugger would read. The index of
    /// the system's modules takes three seconds of the first build: the manifest leaves it out for our modules, but not for those
    /// that SwiftPM adds to run tests.
    private static let lean = [
        "-debug-info-format", "none", "-Xswiftc", "-gnone", "-Xswiftc", "-index-ignore-system-modules",
    ]

    /// Builds. Returns what was printed if it failed.
    func build() throws(WorkbookError) -> String? {
        let name = "build-\(chapter)"
        let isFirst = !FileManager.default.fileExists(atPath: workbook.scratch.appending(path: "debug").path)
        let child = try Child(
            try workbook.swift(),
            ["build", "--product", Self.product, "--no-color-diagnostics"] + Self.lean + place,
            adding: environment, output: run.file(name))
        run.progress(.building(chapter: chapter, step: 0, of: 0, isFirst: isFirst))
        while true {
            if let status = child.ended() { return status == 0 ? nil : run.text(name) }
            run.progress(Self.activity(in: run.text(name), chapter, isFirst))
            try run.pause()
        }
    }

    /// What the build is doing, by its last line that says so.
    static func activity(in printed: String, _ chapter: Int, _ isFirst: Bool) -> Activity {
        for line in printed.split(whereSeparator: \.isNewline).reversed() {
            if let match = line.firstMatch(of: /^\[([0-9]+)\/([0-9]+)\]/), let step = Int(match.1),
                let total = Int(match.2)
            {
                return .building(chapter: chapter, step: step, of: total, isFirst: isFirst)
            }
            if let match = line.firstMatch(of: /Another instance of SwiftPM \(PID: ([0-9]+)\)/) {
                return .waiting(for: "another swift (process \(match.1)) that builds here")
            }
        }
        return .building(chapter: chapter, step: 0, of: 0, isFirst: isFirst)
    }

    /// The tests as a program, if they have been built as one. That is so on Linux, where starting it saves `swift test` its
    /// planning, half a second.
    ///
    /// Not one that is older than the chapter's answers: where another toolchain puts its builds elsewhere, it is left over, and
    /// would try what stood there before.
    func testProgram() -> String? {
        let program = workbook.scratch.appending(path: "debug/\(Self.product).xctest")
            .resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: program.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let built = attributes[.modificationDate] as? Date
        else { return nil }
        let folder = workbook.root.appending(path: "Exercises")
        let files = Catalogue.files(in: folder).filter { $0.hasPrefix("Chapter\(chapter)/") }
        let written = files.map { Self.modificationDate(folder.appending(path: $0)) }
        return written.allSatisfy { $0 <= built } ? program.path : nil
    }

    private static func modificationDate(_ file: URL) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantFuture
    }
}
