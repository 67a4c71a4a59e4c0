import Coursework
import Foundation
import Programs

/// The build of one chapter's exercises and their tests, and of nothing else.
///
/// It goes into a folder of its own: `swift run` at a terminal and `swift build` in a pipe give the compiler other flags, and would
/// each compile anew what the other has compiled.
struct ChapterBuild {
    let chapter: Int
    let workbook: Workbook
    let job: Job

    #if os(Linux)
    /// A program that runs the chapter's tests.
    private var product: String { "exercises\(chapter)" }
    private var target: String { product }
    private var start: [String] { ["run", "--skip-build"] + place + [product] }
    #else
    /// Elsewhere only `swift test` finds the library that tests are written with.
    private var product: String { "frp-workbookPackageTests" }
    private var target: String { "Chapter\(chapter)ExerciseTests" }
    private var start: [String] { ["test", "--skip-build", "--disable-xctest"] + place }
    #endif

    /// What the manifest cuts the package down to, where the answers are, and on what they are built.
    var environment: [String: String] {
        [
            "WORKBOOK_TESTS": target, "WORKBOOK_ANSWERS": AnswerCopy.folder,
            "WORKBOOK_CORES": "\(ProcessInfo.processInfo.activeProcessorCount)",
        ]
    }

    /// Where `swift` finds the workbook, and puts these builds.
    private var place: [String] {
        ["--package-path", workbook.root.path, "--scratch-path", workbook.scratch.path]
    }

    /// Leaves out what nobody reads here. The compiler needs a tenth of its time to write what a debugger would read. The index of
    /// the system's modules takes three seconds of the first build: the manifest leaves it out for our modules, but not for those
    /// that SwiftPM adds to run tests. Of each answer the compiler would warn that its copy and the learner's file have one name;
    /// SwiftPM searches what the compiler prints, and took more than a second for these warnings.
    private static let lean = [
        "-debug-info-format", "none", "-Xswiftc", "-gnone", "-Xswiftc", "-index-ignore-system-modules",
        "-Xswiftc", "-suppress-warnings",
    ]

    /// Builds. Returns what was printed if it failed.
    ///
    /// - Parameter turn: tells apart the builds of one check.
    func build(turn: Int) throws(WorkbookError) -> String? {
        let isFirst = !FileManager.default.fileExists(atPath: workbook.scratch.appending(path: "debug").path)
        let build = SwiftBuild(
            ["--product", product, "--no-color-diagnostics"] + Self.lean + place,
            adding: environment, name: "build-\(chapter)-\(turn)")
        return try build.run(in: workbook, for: job) { [chapter] steps in
            .building(chapter: chapter, steps, isFirst: isFirst)
        }
    }

    /// The tests as a program, if they have been built as one: starting it saves `swift` its planning, half a second.
    ///
    /// Not one that is older than the chapter's answers: where another toolchain puts its builds elsewhere, it is left over, and
    /// would try what stood there before.
    private func program(of copy: AnswerCopy) -> String? {
        let program = workbook.scratch.appending(path: "debug/\(product)").resolvingSymlinksInPath().path
        let built = try? FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
        return built.flatMap { copy.written <= $0 ? program : nil }
    }

    /// How the tests are started.
    func command(for copy: AnswerCopy) throws(WorkbookError) -> (program: String, arguments: [String]) {
        if let program = program(of: copy) { return (program, []) }
        return (try workbook.swift(), start)
    }
}
