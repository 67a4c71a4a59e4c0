import Foundation

/// A file with a line, as a link that opens it in the learner's editor, if there is one.
struct Place: Sendable {
    let text: String
    /// The address of the link; `nil`: the place is only text.
    let address: String?

    init(_ text: String, address: String? = nil) { (self.text, self.address) = (text, address) }

    var html: HTML {
        address.map { "<a class=\"place\" href=\"\($0)\">\(text)</a>" }
            ?? "<span class=\"place\">\(text)</span>"
    }
}

/// URLs that open a file at a line in the learner's editor: `vscode://file…`.
enum EditorAddress {
    /// The URL; `nil` if no URL scheme is known. `$VISUAL` or `$EDITOR` chooses the editor. If the named one has no such scheme, it
    /// is the editor in whose terminal this program runs.
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
