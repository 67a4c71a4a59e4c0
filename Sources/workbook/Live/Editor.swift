import Foundation

/// The learner's editor: the one that `$VISUAL` or `$EDITOR` names, or else one that is there.
struct Editor {
    /// What a shell is given, before the file.
    private let command: String

    /// `nil` if none is named, and none of the usual ones is on `$PATH`.
    init?(environment: [String: String]) {
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
    private var program: String {
        // A path with blanks stands in quotes.
        let quote = command.first.flatMap { ["'", "\""].contains($0) ? $0 : nil }
        let path = (quote == nil ? command[...] : command.dropFirst()).prefix { $0 != quote ?? " " }
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// What opens a file at a line in it.
    func handover(opening file: String, atLine line: Int) -> Handover {
        Handover(program: "/bin/sh", arguments: arguments(opening: file, atLine: line)) { [program] status in
            // What a shell says of a program that it does not find.
            status == 127
                ? "There is no program `\(program)`; $EDITOR or $VISUAL names it. Set it to an editor that you have."
                : "The editor has ended with an error."
        }
    }

    /// The arguments for `sh` that open a file at a line, in the way this editor takes it.
    func arguments(opening file: String, atLine line: Int) -> [String] {
        let place: [String] =
            switch program {
            case "vi", "vim", "nvim", "gvim", "nano", "pico", "emacs", "emacsclient", "micro", "joe", "kak",
                "mg", "ne":
                ["+\(line)", file]
            case "code", "code-insiders", "codium", "cursor": ["-g", "\(file):\(line)"]
            case "subl", "hx", "helix", "zed": ["\(file):\(line)"]
            case "xed", "mate", "bbedit": ["-l", "\(line)", file]
            default: [file]
            }
        return ["-c", command + #" "$@""#, "sh"] + place
    }
}
