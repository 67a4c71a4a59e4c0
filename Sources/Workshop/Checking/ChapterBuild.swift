import Coursework
import Foundation
import Programs

/// The build of one chapter's exercises and their tests, and of nothing else.
///
/// It has a build folder to itself: `swift run` at a terminal and `swift build` in a pipe give the compiler different flags, and
/// each would compile again what the other has compiled.
struct ChapterBuild {
    let chapter: Int
    let workbook: Workbook
    let job: Job

    #if os(Linux)
    /// A program that runs the chapter's tests.
    private var product: String { "exercises\(chapter)" }
    private var target: String { product }
    private var start: [String] { ["run", "--skip-build"] + folders + [product] }
    #else
    /// On macOS only `swift test` finds Swift Testing.
    private var product: String { "frp-workbookPackageTests" }
    private var target: String { "Chapter\(chapter)ExerciseTests" }
    private var start: [String] { ["test", "--skip-build", "--disable-xctest"] + folders }
    #endif

    /// Tells the manifest which target to leave in the package, where the answers are, and how many cores there are.
    fileprivate var environment: [String: String] {
        [
            "WORKBOOK_TESTS": target, "WORKBOOK_ANSWERS": AnswerCopy.folder,
            "WORKBOOK_CORES": "\(ProcessInfo.processInfo.activeProcessorCount)",
        ]
    }

    /// Tells `swift` where the workbook is, and where these builds go.
    private var folders: [String] {
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

    enum Outcome {
        case built(BuiltTests)
        /// Holds what the build printed.
        case failed(String)
    }

    /// Builds the tests of a copy in which some answers are left out.
    func build(_ copy: AnswerCopy, leavingOut omitted: Set<ExerciseID>) throws(WorkbookError) -> Outcome {
        let fingerprints = try copy.write(leavingOut: omitted)
        let isFirst = !FileManager.default.fileExists(atPath: workbook.scratch.appending(path: "debug").path)
        let build = SwiftBuild(
            ["--product", product, "--no-color-diagnostics"] + Self.lean + folders,
            adding: environment)
        let printed = try build.run(in: workbook, for: job) { [chapter] steps in
            .building(chapter: chapter, steps, isFirst: isFirst)
        }
        if let printed { return .failed(printed) }
        return .built(try BuiltTests(of: self, fingerprints))
    }

    /// Removes the copy and the program, which was built of other texts: the next build makes both again.
    func discard(_ copy: AnswerCopy) {
        copy.discard()
        try? FileManager.default.removeItem(atPath: program)
    }

    /// The tests as a program.
    private var program: String {
        workbook.scratch.appending(path: "debug/\(product)").resolvingSymlinksInPath().path
    }

    /// The command that starts the tests: their program, if there is one. `swift run` would spend half a second on planning a
    /// build.
    fileprivate func command() throws(WorkbookError) -> (program: String, arguments: [String]) {
        if FileManager.default.isExecutableFile(atPath: program) { return (program, []) }
        return (try workbook.swift(), start)
    }
}

/// Tests that were built. Only a build that has succeeded creates them, and tests run only from them, so an older program is never
/// run. Their verdicts count if the program was compiled from the texts with these fingerprints.
struct BuiltTests {
    /// The fingerprints of all texts that had to be compiled.
    let fingerprints: Set<Fingerprint>
    let program: String
    let arguments: [String]
    let environment: [String: String]

    fileprivate init(of build: ChapterBuild, _ fingerprints: Set<Fingerprint>) throws(WorkbookError) {
        (self.fingerprints, environment) = (fingerprints, build.environment)
        (program, arguments) = try build.command()
    }
}
