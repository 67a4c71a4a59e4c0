import Foundation
import Harness
import Testing

@testable import Coursework

/// A small workbook of two chapters in a folder of its own, with a script as a fake `swift` (`Fixtures/bin/swift`). The script
/// reads the result of each build and exercise from a file `fates`, and writes the trace of such a test run.
final class StandIn: TestFolder {
    static let signals = "Exercises/Chapter4/Signals.swift"
    static let networking = "Exercises/Chapter5/Networking.swift"

    /// The target to build for trying a chapter's answers, and the product of that.
    static func tests(ofChapter number: Int) -> (target: String, product: String) {
        #if os(Linux)
        ("exercises\(number)", "exercises\(number)")
        #else
        ("Chapter\(number)ExerciseTests", "frp-workbookPackageTests")
        #endif
    }

    /// - Parameters:
    ///   - fates: the result of each exercise: `passed`, `pending`, `crashed`, or the text of a failure. `Fixtures/bin/swift` knows
    ///     more.
    ///   - isFilled: whether the exercises of 4.3 are answered.
    init(fates: [String: String] = [:], isFilled: Bool = false) throws {
        try super.init(called: "workbook-test")
        try write("// swift-tools-version: 6.2\n", to: "Package.swift")
        for (file, text, answer) in [
            (Self.signals, Self.exercises, "wind.filter { $0 > 5 }"),
            (Self.networking, Self.other, #""photos/\(id)""#),
        ] {
            try write(text, to: file)
            try ship(text, as: file)
            try write(
                text.replacing("todo()", with: answer),
                to: file.replacing("Exercises", with: "Exercises/Solutions"))
        }
        try write(
            "## 4.3.1\n\n1. A nudge.\n2. The idea.\n\n## 4.3.2\n\n1. Another nudge.\n2. Another idea.\n",
            to: "Exercises/Hints/Chapter4.md")
        try write("", to: "temporary/.keep")
        try set(fates)
        if isFilled { try fill() }
    }

    // MARK: Files

    /// Writes the file of the exercises of 4.3.
    func write(_ text: String) throws { try write(text, to: Self.signals) }

    /// Reads the file of the exercises of 4.3.
    func read() throws -> String { try read(Self.signals) }

    /// Adds a file to the shipped files of its chapter.
    func ship(_ text: String, as file: String) throws {
        let parts = file.split(separator: "/")
        let stubs = "Exercises/Stubs/\(parts[1]).txt"
        let length = text.count { $0 == "\n" }
        try write(((try? read(stubs)) ?? "") + "==> \(parts[2]): \(length) lines\n\(text)", to: stubs)
    }

    func set(_ fates: [String: String]) throws {
        try write(fates.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined(), to: "fates")
    }

    /// Answers each exercise of a file.
    func fill(_ file: String = signals, with text: String = "wind") throws {
        try write(try read(file).replacing("todo()", with: text), to: file)
    }

    /// Marks an exercise of the first file as a stretch.
    func mark(_ id: String) throws {
        for file in [Self.signals, "Exercises/Stubs/Chapter4.txt"] {
            let headline = try #require(
                try read(file).firstMatch(of: try Regex("/// Exercise \(id) .*\\."))?.0)
            try write(try read(file).replacing(headline, with: headline + " (stretch)"), to: file)
        }
    }

    /// The arguments of all builds, in order.
    var builds: [String] { ((try? read("builds")) ?? "").split(separator: "\n").map(String.init) }

    /// The temporary files that the tool has left behind.
    var temporaryFiles: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path("temporary"))) ?? []).filter {
            $0 != ".keep"
        }
    }

    // MARK: As the tool reads them

    func catalogue() throws -> Catalogue { try Catalogue(of: folder) }

    /// A session in which these exercises are passed.
    func session(passed ids: [String] = []) throws -> Session { try session(ids.map { ($0, .passed) }) }

    /// A session with these verdicts on the current answers.
    func session(_ verdicts: [(id: String, verdict: Verdict)]) throws -> Session {
        var session = try Session(Workbook(around: folder, environment: [:])) { Issue.record("\($0)") }
        session.remember(try verdicts.map { ($0.verdict, try answer(to: $0.id)) }, builtBy: nil)
        return session
    }

    func exercise(_ id: String) throws -> Exercise { try catalogue().one(named: id) }

    func answers() throws -> Answers { Answers(to: try catalogue(), in: folder) }

    func answer(to id: String) throws -> Answer { try answers()[try exercise(id)] }

    // MARK: Running the tool

    /// Runs a command of the tool in this workbook, its output going to a pipe.
    func run(_ command: String = "", path: String = programs) throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", inside("exec \"$workbook\" \(command)", path: path))
    }

    /// Runs a command, and expects these texts in its output, and this exit status.
    ///
    /// - Parameter sentences: texts in the output that may be wrapped at any blank.
    @discardableResult func expect(
        _ command: String = "", says texts: String..., inWords sentences: String...,
        complains complaints: String..., status: Int32? = nil,
        at place: SourceLocation = #_sourceLocation
    ) throws -> ChildProcess {
        let run = try run(command)
        let wanted =
            texts.map { ($0, run.text) } + sentences.map { ($0, run.text.words) }
            + complaints.map { ($0, run.errorText) }
        let missing = wanted.filter { !$1.contains($0) }.map(\.0)
        #expect(missing == [], "\(run.text)\(run.errorText)", sourceLocation: place)
        #expect(run.status == status ?? run.status, "\(run.text)\(run.errorText)", sourceLocation: place)
        return run
    }

    /// Runs a shell in this workbook, in which `$workbook` is the tool.
    func sh(_ script: String) throws -> ChildProcess { try ChildProcess.run("/bin/sh", inside(script)) }

    /// Opens a command of the tool in this workbook in a terminal.
    func open(
        _ command: String = "", columns: Int = 80, rows: Int = 30, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try openShell("exec \"$workbook\" \(command)", columns: columns, rows: rows, environment: environment)
    }

    /// Opens a terminal in this workbook, in which a shell runs a script; `$workbook` is the tool.
    func openShell(
        _ script: String, columns: Int = 80, rows: Int = 30, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: "/bin/sh", inside(script),
            environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, columns: columns, rows: rows)
    }

    /// The arguments of a shell that runs a script in this workbook.
    private func inside(_ script: String, path: String = programs) -> [String] {
        let script = """
            cd '\(folder.path)' && export TMPDIR='\(self.path("temporary"))' PATH='\(path)'
            workbook='\(Products.executable("workbook"))'
            \(script)
            """
        return ["-c", script]
    }

    /// The `PATH` with the fake `swift`, and the programs of the system.
    private static let programs = "\(bin):/usr/bin:/bin"

    /// Writes the tests as a program, as a build on Linux makes it. It has fates of its own.
    ///
    /// - Parameter scratch: the scratch folder of the build.
    func writeTestProgram(fates: String, builtIn scratch: String = ".build/exercises") throws {
        try write(fates, to: "program/fates")
        try writeProgram(
            """
            #!/bin/sh
            exec "\(Self.bin)/swift" test --package-path "\(path("program"))" --scratch-path "\(path(scratch))" "$@"

            """, to: ".build/exercises/debug/\(Self.tests(ofChapter: 4).product)")
    }

    private static let bin = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/bin"
    ).path

    // MARK: Builds and tests that wait

    /// Waits until this number of builds and tests is held, and returns their processes.
    @discardableResult func held(_ count: Int = 1) throws -> [pid_t] {
        var found: [pid_t] = []
        try eventually("\(count) builds or tests that hold") {
            found = ((try? read("held")) ?? "").split(separator: "\n").compactMap { pid_t($0) }
            return found.count >= count
        }
        return found
    }

    /// Expects that these processes end soon, and that no temporary file is left.
    func expectNothingIsLeft(of processes: [pid_t]) throws {
        try waitForEnd(of: processes)
        #expect(temporaryFiles == [])
    }

    /// Releases the held builds and tests.
    func release() throws { try write("", to: "release") }

    // MARK: The exercises

    static let exercises = """
        import FRP

        /// Exercise 4.3.1 · Count the gusts.
        ///
        ///     wind  --3--7--|
        public func gusts(_ wind: Signal<Int>) -> Signal<Int> {
            todo()
        }

        /// Exercise 4.3.2 · Let only the strong winds through.
        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
            todo()
        }

        """

    /// The text of the exercises, with an answer to this one.
    static func exercises(answering id: String, with answer: String = "wind") -> String {
        let headline = "/// Exercise \(id) "
        let parts = exercises.components(separatedBy: headline)
        return parts[0] + headline + parts[1].replacing("todo()", with: answer, maxReplacements: 1)
    }

    private static let other = """
        /// Exercise 5.1.1 · Give the address of an image.
        public func imageAddress(_ id: Int) -> String {
            todo()
        }

        """
}

extension String {
    /// The words, separated by single blanks.
    var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
