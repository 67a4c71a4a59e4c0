import Foundation

/// The learner's editor: the one that `$VISUAL` or `$EDITOR` names, or else a usual one that is installed.
package struct Editor: Sendable {
    /// The beginning of a shell command, to which the file is added.
    private let command: String

    /// `nil` if none is named, and none of the usual ones is on `$PATH`.
    package init?(environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first {
            !$0.allSatisfy(\.isWhitespace)
        }
        guard let command = named ?? Self.usual(in: environment) else { return nil }
        self.command = command
    }

    /// VS Code in its terminal, Xcode on a Mac that has it, and elsewhere `vi`, which every system has.
    private static func usual(in environment: [String: String]) -> String? {
        var names = ["vi"]
        #if os(macOS)
        names.insert("xed", at: 0)
        #endif
        if environment["TERM_PROGRAM"] == "vscode" { names.insert("code", at: 0) }
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        return names.first { name in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
    }

    /// The name of its program, without the folder and the options.
    package var program: String {
        // A path with blanks is in quotes.
        let quote = command.first.flatMap { ["'", "\""].contains($0) ? $0 : nil }
        let path = (quote == nil ? command[...] : command.dropFirst()).prefix { $0 != quote ?? " " }
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Whether it opens a window, and so needs no terminal.
    package var hasWindow: Bool {
        [
            "code", "code-insiders", "codium", "cursor", "subl", "zed", "xed", "mate", "bbedit", "gvim",
            "kate",
            "gedit",
        ].contains(program)
    }

    /// A shell script that passes its arguments, those of `place(in:atLine:)`, to the editor.
    package var script: String { command + #" "$@""# }

    /// The arguments with which this editor opens a file at a line.
    package func place(in file: String, atLine line: Int) -> [String] {
        switch program {
        case "vi", "vim", "nvim", "gvim", "nano", "pico", "emacs", "emacsclient", "micro", "joe", "kak",
            "mg", "ne", "gedit":
            ["+\(line)", file]
        case "code", "code-insiders", "codium", "cursor": ["-g", "\(file):\(line)"]
        case "subl", "hx", "helix", "zed": ["\(file):\(line)"]
        case "xed", "mate", "bbedit", "kate": ["-l", "\(line)", file]
        default: [file]
        }
    }
}
