/// A paragraph or an item of a list, on one line.
package struct Paragraph {
    private static let bullet = "• "

    /// `• ` or `1. ` before an item of a list.
    package let marker: String
    package private(set) var text: String
    /// Whether it is an item of a list without numbers.
    package var isBulleted: Bool { marker == Self.bullet }
    /// Whether there was an empty line before it.
    package let isApart: Bool

    package static func all(in text: String) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var isApart = true
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.trimmed
            if line.isEmpty {
                isApart = true
                continue
            }
            let (marker, rest) = item(line)
            if isApart || !marker.isEmpty || paragraphs.isEmpty {
                paragraphs.append(Paragraph(marker: marker, text: String(rest), isApart: isApart))
            } else {
                paragraphs[paragraphs.count - 1].text += " " + line
            }
            isApart = false
        }
        return paragraphs
    }

    private static func item(_ line: Substring) -> (marker: String, rest: Substring) {
        if line.hasPrefix("- ") { return (bullet, line.dropFirst(2).trimmed) }
        if line.first?.isNumber == true, let match = line.prefixMatch(of: /\d{1,2}\. +/) {
            return (String(match.output), line[match.range.upperBound...])
        }
        return ("", line)
    }
}

extension StringProtocol where SubSequence == Substring {
    package var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
