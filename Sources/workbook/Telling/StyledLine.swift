import Terminal
import Text

extension StyledLine {
    func indented(_ columns: Int) -> StyledLine {
        guard !spans.isEmpty, columns > 0 else { return self }
        return StyledLine(String(repeating: " ", count: columns)) + self
    }
}

extension [StyledLine] {
    /// Prose in lines that fit, hanging under its first `mark`. What is drawn, or set in columns, stays as it
    /// is; what is said at a mark under a drawing goes below it if it is too long.
    static func wrapped(_ text: String, mark: String = "", width: Int, _ style: Style = .plain)
        -> [StyledLine]
    {
        let room = Swift.max(20, width - mark.displayWidth)
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.displayWidth > room, let match = line.wholeMatch(of: /([- ]*\^) (.+)/) {
                let margin = match.1.prefix { $0 == " " }
                let words = String(match.2).wrapped(toWidth: room - margin.count)
                lines += [String(match.1)] + words.map { margin + $0 }
                continue
            }
            let isDrawn = line.contains("--") || line.contains("  ") || line.contains(" | ")
            lines +=
                isDrawn || line.displayWidth <= room ? [String(line)] : String(line).wrapped(toWidth: room)
        }
        return lines.enumerated().map { index, line in
            let gap = index == 0 ? mark : String(repeating: " ", count: mark.displayWidth)
            return StyledLine(line.isEmpty ? "" : gap + line, style)
        }
    }
}

extension String {
    /// This line of code in pieces that fit. The pieces after the first are indented by four columns more.
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

    /// Where a line of code is best broken: in its second half before a call of a chain, or after a comma; else at the last space.
    private var placeToBreak: Index {
        let code = drop { $0 == " " }
        let half = code.dropFirst(code.count / 2)
        let good = [/[)}](?=\.)/, /,(?= )/].lazy.compactMap { half.ranges(of: $0).last?.upperBound }.first
        return good ?? code.lastIndex(of: " ") ?? endIndex
    }
}
