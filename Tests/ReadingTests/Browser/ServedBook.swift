import Foundation
import HTTPServer
import Harness
import Testing

/// The workbook as `workbook read` serves it: real chapters, in a folder of its own, in which nobody has begun an exercise, and
/// nothing is built.
final class ServedBook {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "served-book-\(UUID().uuidString)")
    let address: String
    private let window: PseudoTerminal

    private static let checkout = (1...4).reduce(URL(filePath: #filePath)) { path, _ in
        path.deletingLastPathComponent()
    }

    init() throws {
        try Self.furnish(folder)
        let free = try LoopbackServer { _ in .text("") }
        free.stop()
        let path = "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        window = try PseudoTerminal(
            running: "/bin/sh",
            [
                "-c", #"cd "$1" && exec "$2" read --no-open --port "$3""#, "sh", folder.path,
                Products.executable("workbook"), "\(free.port)",
            ],
            environment: ["PATH": path, "TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], columns: 200)
        let screen = try window.wait(for: "(Ctrl-C ends it)").text
        let found = try #require(screen.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/), "\(screen)")
        address = String(found.0)
    }

    deinit {
        window.send("\u{3}")
        _ = try? window.waitForStatus(seconds: 10)
        try? FileManager.default.removeItem(at: folder)
    }

    /// The address of a page: of `4.3.html?4.1=--9%7C`.
    func page(_ name: String) -> String { "\(address)/\(name)" }

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
