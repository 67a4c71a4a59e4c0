import Foundation

/// The learner's editor: the one that `$VISUAL` or `$EDITOR` names, or else one that is there.
package struct Editor: Sendable {
    /// What a shell is given, before the file.
    private let command: String

    /// `nil` if none is named, and none of the usual ones is on `$PATH`.
    package init?(environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first {
            !$0.allSatisfy(\.isWhitespace)
        }
        guard let command = named ?? Self.usual(in: environment) else { return nil }
        self.command = command
    }

    /// In a terminal of VS Code that editor, on a Mac with Xcode its own, and elsewhere what every system has.
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

    /// Its name, as it is typed.
    package var program: String {
        // A path with blanks stands in quotes.
        let quote = command.first.flatMap { ["'", "\""].contains($0) ? $0 : nil }
        let path = (quote == nil ? command[...] : command.dropFirst()).prefix { $0 != quote ?? " " }
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Whether it has a window of its own, and so needs no terminal.
    package var hasWindow: Bool {
        [
            "code", "code-insiders", "codium", "cursor", "subl", "zed", "xed", "mate", "bbedit", "gvim",
            "kate",
            "gedit",
        ].contains(program)
    }

    /// What a shell is given, which gets a place as arguments.
    package var script: String { command + #" "$@""# }

    /// A line of a file, in the way this editor takes it.
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
