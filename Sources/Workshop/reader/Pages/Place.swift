import Foundation

/// A place in a file, and what opens it in an editor.
struct Place: Sendable {
    let text: String
    /// An address that the learner's editor answers to, if it has such addresses.
    let address: String?

    init(_ text: String, address: String? = nil) { (self.text, self.address) = (text, address) }

    var html: HTML {
        address.map { "<a class=\"place\" href=\"\($0)\">\(text)</a>" }
            ?? "<span class=\"place\">\(text)</span>"
    }
}

/// The address that opens a file at a line in the learner's editor, if it has such addresses.
enum EditorAddress {
    /// `nil` if there is none. An editor that runs the terminal is meant, unless `$VISUAL` or `$EDITOR` names another one with
    /// addresses.
    static func of(_ file: String, atLine line: Int, environment: [String: String]) -> String? {
        let named = ["VISUAL", "EDITOR"].compactMap { environment[$0]?.split(separator: " ").first }
        let program = named.first?.split(separator: "/").last.map(String.init) ?? ""
        let own = environment["TERM_PROGRAM"] == "vscode" ? "code" : ""
        guard let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else {
            return nil
        }
        return [program, own].lazy.compactMap { program in
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
}
