import Coursework
import Foundation
import Harness
import Text

/// The workbook, served by `workbook read`: with the real programs of chapters, in a folder of its own. Builds do nothing there.
final class ServedBook: TestFolder {
    private var port = 0
    private var window: PseudoTerminal?

    init() throws {
        try super.init(called: "served-book")
        try furnish()
        let serving = try ServingTerminal(opening: open)
        (port, window) = (serving.port, serving.window)
    }

    deinit { _ = try? close() }

    // MARK: The server

    /// Starts the server again, on the same port.
    func serve() throws { window = try ServingTerminal(onPort: port, opening: open).window }

    /// Opens a terminal that runs this command of the tool.
    func open(_ command: String) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: "/bin/sh", script(command),
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], columns: 200)
    }

    /// The arguments of a shell that runs the tool in the folder.
    private func script(_ command: String) -> [String] {
        let place = "cd '\(folder.path)' && export PATH=\"$PWD/bin:$PATH\""
        return ["-c", "\(place); exec '\(Products.executable("workbook"))' \(command)"]
    }

    /// Ends the server with Ctrl-C, and waits until all its processes have ended.
    ///
    /// - Returns: the server's exit status.
    @discardableResult func close() throws -> Int32? {
        guard let window = window.take() else { return nil }
        let processes = window.processes
        let status = try window.status(after: "\u{3}", seconds: 20)
        try waitForEnd(of: processes, seconds: 10)
        return status
    }

    /// The server's process, and its child processes.
    var processes: [pid_t] { window?.processes ?? [] }

    /// A client without a browser.
    func client() throws -> RawClient { try RawClient(port, seconds: 60) }

    /// The URL of a page such as `4.3.html?4.1=--9%7C`.
    func page(_ name: String = "") -> String { "http://127.0.0.1:\(port)/\(name)" }

    /// Runs a command of the tool to its end.
    func run(_ command: String) throws -> ChildProcess {
        try ChildProcess.run("/bin/sh", script(command), deadline: 120)
    }

    private func furnish() throws {
        try write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let checkout = Phrasebook.package
        for part in ["Stubs", "Hints", "Solutions", "Variants", "Lessons"].map({ "Exercises/\($0)" }) {
            try FileManager.default.copyItem(at: checkout.appending(path: part), to: place(for: part))
        }
        for chapter in ShippedFiles.chapters(in: checkout) {
            for (file, text) in try ShippedFiles(ofChapter: chapter, in: checkout).texts {
                try write(text, to: file)
            }
        }
        for chapter in 1...6 {
            try link(".build/debug/chapter\(chapter)", to: Products.executable("chapter\(chapter)"))
        }
        // As `swift`, `true` builds nothing and succeeds.
        try link("bin/swift", to: "/usr/bin/true")
    }

    private func link(_ file: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
            at: place(for: file), withDestinationURL: URL(filePath: path))
    }
}

/// Replacing chapters' programs by scripts.
extension ServedBook {
    /// Replaces a chapter's program by a script.
    func replace(_ chapter: Int, with script: String) throws {
        let program = ".build/debug/chapter\(chapter)"
        // Removed first: it may be a link to the real program.
        try remove(program)
        try writeProgram("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n", to: program)
        // A changed source makes open pages load again.
        try write("// \(UUID())\n", to: "Chapters/Chapter\(chapter)/Source.swift")
    }

    /// Restores a chapter's program.
    func mend(_ chapter: Int) throws { try replace(chapter, with: "exec " + Self.program(chapter)) }

    /// Replaces a word in the output of a chapter's program.
    func replace(_ word: String, by other: String, in chapter: Int) throws {
        try replace(chapter, with: Self.program(chapter) + " | sed 's/\(word)/\(other)/g'")
    }

    /// The shell command that runs a chapter's real program.
    static func program(_ chapter: Int) -> String {
        #"'\#(Products.executable("chapter\(chapter)"))' "$@""#
    }
}
