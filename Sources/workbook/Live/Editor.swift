import Foundation

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

    /// Its name, as it is typed.
    private var program: String {
        command.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The address that opens a file at a line in the learner's editor; `nil` if it has no such addresses. An editor that runs the
    /// terminal is meant, unless another one with addresses is named.
    static func address(environment: [String: String], opening file: String, atLine line: Int) -> String? {
        let own = environment["TERM_PROGRAM"] == "vscode" ? "code" : ""
        guard let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else {
            return nil
        }
        return [Editor(environment: environment)?.program ?? "", own].lazy.compactMap { program in
            switch program {
            case "code": "vscode://file\(path):\(line)"
            case "code-insiders": "vscode-insiders://file\(path):\(line)"
            case "codium": "vscodium://file\(path):\(line)"
            case "cursor": "cursor://file\(path):\(line)"
            case "zed": "zed://file\(path):\(line)"
            case "mate": "txmt://open?url=file://\(path)&line=\(line)"
            case "bbedit": "x-bbedit://open?url=file://\(path)&line=\(line)"
            default: nil
            }
        }.first
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
