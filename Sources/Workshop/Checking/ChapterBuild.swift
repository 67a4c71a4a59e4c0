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
    fileprivate var environment: [String: String] {
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

    enum Outcome {
        case built(BuiltTests)
        /// With what was printed.
        case failed(String)
    }

    /// Builds the tests of a copy in which some answers are left out.
    func build(_ copy: AnswerCopy, leavingOut left: Set<ExerciseID>) throws(WorkbookError) -> Outcome {
        let texts = try copy.write(leavingOut: left)
        let isFirst = !FileManager.default.fileExists(atPath: workbook.scratch.appending(path: "debug").path)
        let build = SwiftBuild(
            ["--product", product, "--no-color-diagnostics"] + Self.lean + place,
            adding: environment)
        let printed = try build.run(in: workbook, for: job) { [chapter] steps in
            .building(chapter: chapter, steps, isFirst: isFirst)
        }
        if let printed { return .failed(printed) }
        return .built(try BuiltTests(of: self, texts: texts))
    }

    /// Removes what was built of other texts than those of the copy: the next build makes it anew.
    func discard(_ copy: AnswerCopy) {
        copy.discard()
        try? FileManager.default.removeItem(atPath: program)
    }

    /// The tests as a program.
    private var program: String {
        workbook.scratch.appending(path: "debug/\(product)").resolvingSymlinksInPath().path
    }

    /// How the tests are started: if they have been built as a program, as that, which saves `swift` its planning, half a second.
    fileprivate func command() throws(WorkbookError) -> (program: String, arguments: [String]) {
        if FileManager.default.isExecutableFile(atPath: program) { return (program, []) }
        return (try workbook.swift(), start)
    }
}

/// Tests that were built. Only a build that has succeeded makes them, and nothing else runs tests; so nothing is tried with what was built
/// before. What they find is believed if the program that runs was compiled from these texts.
struct BuiltTests {
    /// The fingerprints of all that was to be compiled.
    let texts: Set<Fingerprint>
    let program: String
    let arguments: [String]
    let environment: [String: String]

    fileprivate init(of build: ChapterBuild, texts: Set<Fingerprint>) throws(WorkbookError) {
        (self.texts, environment) = (texts, build.environment)
        (program, arguments) = try build.command()
    }
}
