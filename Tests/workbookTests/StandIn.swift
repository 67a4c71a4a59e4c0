import Foundation
import Harness

/// A small workbook in a folder of its own, in whose tests a script stands in for `swift`: it reads what is to happen to
/// each exercise from a file `fates`, and writes the events of such a test run.
final class StandIn {
    let folder: URL

    /// - Parameter fates: what is to become of an exercise: `passed`, `pending`, `crashed`, or a failure's text.
    init(fates: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "workbook-test-\(UUID().uuidString)")
        try write("// swift-tools-version: 6.2\n", to: "Package.swift")
        try write(Self.exercises, to: "Exercises/Chapter4/Signals.swift")
        try write(
            Self.exercises.replacing("todo()", with: "wind.filter { $0 > 5 }"),
            to: "Exercises/Solutions/Chapter4/Signals.swift")
        try write(
            "## 4.3.1\n\n1. A nudge.\n2. The idea.\n\n## 4.3.2\n\n1. Another nudge.\n2. Another idea.\n",
            to: "Exercises/Hints/Chapter4/Signals.md")
        try set(fates)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ file: String) -> String { folder.appending(path: file).path }

    func write(_ text: String, to file: String) throws {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func read(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }

    func set(_ fates: [String: String]) throws {
        try write(fates.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined(), to: "fates")
    }

    /// Runs the tool in this workbook, its output going to a pipe.
    func run(_ arguments: String..., path: String? = nil, input: String = "") throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", shell(arguments, path), input: input)
    }

    /// Opens the tool in this workbook in a terminal.
    func open(_ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(running: "/bin/sh", shell(arguments, nil), columns: 80, rows: 30)
    }

    private func shell(_ arguments: [String], _ path: String?) -> [String] {
        let path = path ?? "\(Self.bin):/usr/bin:/bin"
        return ["-c", #"cd "$0" && PATH="$1" && export PATH && shift && exec "$@""#, folder.path, path]
            + [Products.executable("workbook")] + arguments
    }

    /// Writes the tests as a program, as a build on Linux leaves it; it knows other fates than `swift`.
    func writeTestProgram(fates: String, modified date: Date) throws {
        let program = ".build/debug/frp-workbookPackageTests.xctest"
        try write(fates, to: "program/fates")
        try write(
            """
            #!/bin/sh
            exec "\(Self.bin)/swift" test --package-path "\(path("program"))" "$@"

            """, to: program)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755, .modificationDate: date], ofItemAtPath: path(program))
    }

    private static let bin = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/bin"
    ).path

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
}
