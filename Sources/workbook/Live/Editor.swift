/// The learner's editor, as `$VISUAL` or `$EDITOR` names it.
struct Editor {
    /// What a shell is given, before the file.
    private let command: String

    /// `nil` if neither is set.
    init?(environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first {
            !$0.allSatisfy(\.isWhitespace)
        }
        guard let named else { return nil }
        command = named
    }

    /// The arguments for `sh` that open a file at a line, in the way this editor takes it.
    func arguments(opening file: String, atLine line: Int) -> [String] {
        let program = command.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
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
