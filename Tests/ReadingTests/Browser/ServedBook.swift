import Foundation
import Harness
import Testing

/// The workbook as `workbook read` serves it: real chapters, in a folder of its own, in which nobody has begun an exercise, and
/// nothing is built.
final class ServedBook {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "served-book-\(UUID().uuidString)")
    /// Not one that the system gives to whoever asks for any: the server comes back to it.
    private var port = 0
    private var window: PseudoTerminal?

    private static let checkout = (1...4).reduce(URL(filePath: #filePath)) { path, _ in
        path.deletingLastPathComponent()
    }

    init() throws {
        try Self.furnish(folder)
        repeat { port = Int.random(in: 21_000..<30_000) } while try !isServing()
    }

    deinit {
        _ = try? close()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: The server

    /// Starts the server again, on the same port.
    func serve() throws {
        try eventually("port \(port) to be free") { try isServing() }
    }

    /// Starts the server, and returns whether the port was free.
    private func isServing() throws -> Bool {
        let path = "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let window = try PseudoTerminal(
            running: "/bin/sh",
            [
                "-c", #"cd "$1" && exec "$2" read --no-open --port "$3""#, "sh", folder.path,
                Products.executable("workbook"), "\(port)",
            ],
            environment: ["PATH": path, "TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], columns: 200)
        self.window = window
        let screen = try window.wait("the server") {
            $0.text.contains("(Ctrl-C ends it)") || $0.text.contains("is taken")
        }
        return screen.text.contains("(Ctrl-C ends it)")
    }

    /// Ends the server with Ctrl-C, and waits until all that it has started is gone.
    ///
    /// - Returns: the server's status.
    @discardableResult func close() throws -> Int32? {
        guard let window = window.take() else { return nil }
        let processes = window.processes
        window.send("\u{3}")
        let status = try window.waitForStatus(seconds: 20)
        try eventually("the end of \(processes)", seconds: 10) { processes.allSatisfy { !isRunning($0) } }
        return status
    }

    /// Somebody who asks without a browser.
    func client() throws -> RawClient { try RawClient(port, seconds: 60) }

    /// The address of a page: of `4.3.html?4.1=--9%7C`.
    func page(_ name: String = "") -> String { "http://127.0.0.1:\(port)/\(name)" }

    /// Runs the tool here to its end.
    func run(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess.run(
            "/bin/sh",
            ["-c", #"cd "$1" && shift && exec "$@""#, "sh", folder.path, Products.executable("workbook")]
                + arguments,
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    }

    private static func furnish(_ folder: URL) throws {
        let files = FileManager.default
        for part in ["Exercises", "bin", ".build/debug"] {
            try files.createDirectory(at: folder.appending(path: part), withIntermediateDirectories: true)
        }
        try "// swift-tools-version: 6.2\n".write(
            to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let exercises = checkout.appending(path: "Exercises")
        for part in ["Stubs", "Hints", "Solutions", "Accepted", "Mistakes", "Lessons"] {
            try files.copyItem(
                at: exercises.appending(path: part), to: folder.appending(path: "Exercises/\(part)"))
        }
        for chapter in 1...6 {
            if chapter > 1 {
                try files.copyItem(
                    at: exercises.appending(path: "Stubs/Chapter\(chapter)"),
                    to: folder.appending(path: "Exercises/Chapter\(chapter)"))
            }
            try files.createSymbolicLink(
                atPath: folder.appending(path: ".build/debug/chapter\(chapter)").path,
                withDestinationPath: Products.executable("chapter\(chapter)"))
        }
        // Builds nothing, and says that all is well.
        try files.createSymbolicLink(
            atPath: folder.appending(path: "bin/swift").path, withDestinationPath: "/usr/bin/true")
    }
}
