import Foundation

/// The text of a file, whatever editor has saved it: without a byte-order mark, its lines ended by `\n`.
package struct SourceText: Sendable, Hashable {
    package let text: String
    /// Whether the file's lines end with CR LF, so that it can be written as it was.
    let hasCarriageReturns: Bool

    package init(of file: URL) throws { self.init(try String(contentsOf: file, encoding: .utf8)) }

    package init(_ raw: String) {
        var scalars = raw.unicodeScalars[...]
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        let raw = String(String.UnicodeScalarView(scalars))
        hasCarriageReturns = raw.contains("\r\n")
        text = raw.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// `text`, with the line ends of this file.
    func withOwnLineEnds(_ text: String) -> String {
        hasCarriageReturns ? text.replacing("\n", with: "\r\n") : text
    }
}
