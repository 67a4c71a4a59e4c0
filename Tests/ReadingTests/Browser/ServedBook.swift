import Coursework
import Foundation
import Harness
import Testing
import Translation

/// The workbook as `workbook read` serves it: real chapters, in a folder of its own, in which nobody has begun an exercise, and
/// nothing is built.
final class ServedBook {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "served-book-\(UUID().uuidString)")
    private let port: Int
    private var window: PseudoTerminal?

    init() throws {
        try Self.furnish(folder)
        let serving = try ServingTerminal { [folder] in try Self.open($0, in: folder) }
        (port, window) = (serving.port, serving.window)
    }

    deinit {
        _ = try? close()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: The server

    /// Starts the server again, on the same port.
    func serve() throws {
        window = try ServingTerminal(onPort: port) { try Self.open($0, in: folder) }.window
    }

    /// Opens a terminal in which the tool gets this command.
    private static func open(_ command: String, in folder: URL) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: "/bin/sh", script(command, in: folder),
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], columns: 200)
    }

    /// What a shell is given to become the tool in the folder.
    private static func script(_ command: String, in folder: URL) -> [String] {
        let place = "cd '\(folder.path)' && export PATH=\"$PWD/bin:$PATH\""
        return ["-c", "\(place); exec '\(Products.executable("workbook"))' \(command)"]
    }

    /// Ends the server with Ctrl-C, and waits until all that it has started is gone.
    ///
    /// - Returns: the server's status.
    @discardableResult func close() throws -> Int32? {
        guard let window = window.take() else { return nil }
        let processes = window.processes
        window.send("\u{3}")
        let status = try window.waitForStatus(seconds: 20)
        try waitForEnd(of: processes, seconds: 10)
        return status
    }

    /// The server's process, and those that it has started.
    var processes: [pid_t] { window?.processes ?? [] }

    /// Somebody who asks without a browser.
    func client() throws -> RawClient { try RawClient(port, seconds: 60) }

    /// The address of a page: of `4.3.html?4.1=--9%7C`.
    func page(_ name: String = "") -> String { "http://127.0.0.1:\(port)/\(name)" }

    /// Runs the tool here to its end.
    func run(_ command: String) throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", Self.script(command, in: folder), deadline: 120)
    }

    private static func furnish(_ folder: URL) throws {
        let files = FileManager.default
        for part in ["Exercises", "bin", ".build/debug"] {
            try files.createDirectory(at: folder.appending(path: part), withIntermediateDirectories: true)
        }
        try "// swift-tools-version: 6.2\n".write(
            to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let checkout = Phrasebook.package
        let exercises = checkout.appending(path: "Exercises")
        for part in ["Stubs", "Hints", "Solutions", "Variants", "Lessons"] {
            try files.copyItem(
                at: exercises.appending(path: part), to: folder.appending(path: "Exercises/\(part)"))
        }
        for chapter in ShippedFiles.chapters(in: checkout) {
            try files.createDirectory(
                at: folder.appending(path: "Exercises/Chapter\(chapter)"), withIntermediateDirectories: true)
            for (file, text) in try ShippedFiles(ofChapter: chapter, in: checkout).texts {
                try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
            }
        }
        for chapter in 1...6 {
            try files.createSymbolicLink(
                atPath: folder.appending(path: ".build/debug/chapter\(chapter)").path,
                withDestinationPath: Products.executable("chapter\(chapter)"))
        }
        // Builds nothing, and says that all is well.
        try files.createSymbolicLink(
            atPath: folder.appending(path: "bin/swift").path, withDestinationPath: "/usr/bin/true")
    }
}

/// Other programs in the place of chapters' real ones.
extension ServedBook {
    /// Puts a script in the place of a chapter's program.
    func replace(_ chapter: Int, with script: String) throws {
        let program = folder.appending(path: ".build/debug/chapter\(chapter)")
        let text = "#!/bin/sh\ncd '\(folder.path)'\n\(script)\n"
        // What is there may be a link to the real program.
        try FileManager.default.removeItem(at: program)
        try writeProgram(text, to: program)
        try edit(chapter)
    }

    /// Puts a chapter's program back.
    func mend(_ chapter: Int) throws { try replace(chapter, with: "exec " + Self.program(chapter)) }

    /// Has a chapter's program say another word, wherever it says this one.
    func replace(_ word: String, by other: String, in chapter: Int) throws {
        try replace(chapter, with: Self.program(chapter) + " | sed 's/\(word)/\(other)/g'")
    }

    /// How a script runs a chapter's real program.
    static func program(_ chapter: Int) -> String {
        #"'\#(Products.executable("chapter\(chapter)"))' "$@""#
    }

    /// Changes a source of a chapter, so that open pages ask again.
    private func edit(_ chapter: Int) throws {
        let sources = folder.appending(path: "Chapters/Chapter\(chapter)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("// \(UUID())\n".utf8).write(to: sources.appending(path: "Source.swift"))
    }

    /// The processes that a script has noted in these files.
    func noted(_ files: String...) throws -> [pid_t] {
        try files.map { try process(notedIn: folder.appending(path: $0)) }
    }
}
