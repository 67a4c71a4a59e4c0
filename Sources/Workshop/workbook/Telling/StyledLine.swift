import Terminal
import Text

extension StyledLine {
    func indented(_ columns: Int) -> StyledLine {
        guard !spans.isEmpty, columns > 0 else { return self }
        return StyledLine(String(repeating: " ", count: columns)) + self
    }
}

extension [StyledLine] {
    /// Translates prose and wraps it, with a hanging indent after `mark`. Diagrams and tables keep their lines.
    static func wrapped(_ text: String, mark: String = "", width: Int, _ style: Style = .plain)
        -> [StyledLine]
    { wrappedAsItIs(text.translated, mark: mark, width: width, style) }

    /// Wraps text that is not translated, such as the output of a learner's code.
    static func wrappedAsItIs(
        _ text: String, mark: String = "", width: Int, _ style: Style = .plain
    ) -> [StyledLine] {
        let columns = Swift.max(20, width - mark.displayWidth)
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isDrawn = line.contains("--") || line.contains("  ") || line.contains(" | ")
            lines +=
                isDrawn || line.displayWidth <= columns
                ? [String(line)] : String(line).wrapped(toWidth: columns)
        }
        return lines.enumerated().map { index, line in
            let gap = index == 0 ? mark : String(repeating: " ", count: mark.displayWidth)
            return StyledLine(line.isEmpty ? "" : gap + line, style)
        }
    }
}

extension String {
    /// Breaks a line of code into lines that fit. Those after the first are indented by four more columns.
    func broken(toWidth width: Int) -> [String] {
        let margin = String(prefix { $0 == " " })
        var (pieces, piece) = ([String](), "")
        for character in self {
            if character != " ", piece.displayWidth + character.displayWidth > max(1, width) {
                let end = piece.placeToBreak
                pieces.append(String(piece[..<end]))
                piece = margin + "    " + piece[end...].drop { $0 == " " }
            }
            piece.append(character)
        }
        return pieces + [piece]
    }

    /// The best place to break a line of code: before `->`; in its second half before a call in a chain, or after the comma with
    /// the smallest bracket depth; otherwise at the last space, before the last call in a chain, or after the last opening bracket.
    private var placeToBreak: Index {
        let code = drop { $0 == " " }
        if code.contains("func "),
            let arrow = code.ranges(of: " -> ").last(where: { depth(at: $0.lowerBound) == 0 })
        {
            return arrow.lowerBound
        }
        let half = code.dropFirst(code.count / 2)
        let call = code.ranges(of: /[)}](?=\.)/).last?.upperBound
        if let call, call > half.startIndex { return call }
        let commas = half.ranges(of: /,(?= )/).map { (depth: depth(at: $0.lowerBound), end: $0.upperBound) }
        return commas.reversed().min { $0.depth < $1.depth }?.end ?? code.lastIndex(of: " ") ?? call
            ?? code.ranges(of: "(").last?.upperBound ?? endIndex
    }

    /// The number of open brackets at this place, including `<`.
    private func depth(at index: Index) -> Int {
        self[..<index].replacing("->", with: "").reduce(0) { depth, character in
            "([<{".contains(character) ? depth + 1 : ")]>}".contains(character) ? depth - 1 : depth
        }
    }
}
