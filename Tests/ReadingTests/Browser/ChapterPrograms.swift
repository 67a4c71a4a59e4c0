import Foundation
import Harness
import Testing

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
