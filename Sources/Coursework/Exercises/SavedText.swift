import Foundation

extension String {
    /// The text of a file, whatever editor has saved it: without a byte-order mark, its lines ended by `\n`.
    package init(savedIn file: URL) throws {
        self.init(asSaved: try String(contentsOf: file, encoding: .utf8))
    }

    init(asSaved text: String) {
        let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        self = String(scalars).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
}
