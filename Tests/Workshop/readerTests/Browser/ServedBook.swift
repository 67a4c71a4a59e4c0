import Coursework
import Foundation
import Harness
import Text

/// The workbook as `workbook read` serves it: real chapters, in a folder of its own, in which nobody has begun an exercise, and
/// nothing is built.
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

    /// Opens a terminal in which the tool gets this command.
    func open(_ command: String) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: "/bin/sh", script(command),
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], columns: 200)
    }

    /// What a shell is given to become the tool in the folder.
    private func script(_ command: String) -> [String] {
        let place = "cd '\(folder.path)' && export PATH=\"$PWD/bin:$PATH\""
        return ["-c", "\(place); exec '\(Products.executable("workbook"))' \(command)"]
    }

    /// Ends the server with Ctrl-C, and waits until all that it has started is gone.
    ///
    /// - Returns: the server's status.
    @discardableResult func close() throws -> Int32? {
        guard let window = window.take() else { return nil }
        let processes = window.processes
        let status = try window.status(after: "\u{3}", seconds: 20)
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
        // Builds nothing, and says that all is well.
        try link("bin/swift", to: "/usr/bin/true")
    }

    private func link(_ file: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
            at: place(for: file), withDestinationURL: URL(filePath: path))
    }
}

/// Other programs in the place of chapters' real ones.
extension ServedBook {
    /// Puts a script in the place of a chapter's program.
    func replace(_ chapter: Int, with script: String) throws {
        let program = ".build/debug/chapter\(chapter)"
        // What is there may be a link to the real program.
        try remove(program)
        try writeProgram("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n", to: program)
        // A source of it is another, so that open pages ask again.
        try write("// \(UUID())\n", to: "Chapters/Chapter\(chapter)/Source.swift")
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
}
