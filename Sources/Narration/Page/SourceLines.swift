import Book
import Terminal
import Text

extension Page {
    /// The source of an example in colours, and its place at the right: beside the first line, or above it if there is no room. The
    /// place is not wrapped but moved to the left, because an editor can only open it if it is in one piece.
    func source(_ excerpt: Excerpt) -> [StyledLine] {
        guard let first = excerpt.lines.first else { return [] }
        let place = excerpt.place
        let gap = codeWidth - first.displayWidth - place.displayWidth
        let code = excerpt.lines.map(\.printable)
        let lines = zip(code, SwiftToken.lines(of: code)).flatMap(coloured)
        if gap >= 2 {
            return [lines[0] + line(.spaces(gap), place, Look.aside)] + lines.dropFirst()
        }
        let above = place.folded(to: measure, hanging: 0).map {
            line(margin + .spaces(measure - $0.displayWidth), $0, Look.aside)
        }
        return above + lines
    }

    /// A line of code, wrapped if necessary.
    private func coloured(_ line: String, _ tokens: [SwiftToken]) -> [StyledLine] {
        let pieces = line.folded(to: codeWidth, hanging: line.prefix { $0 == " " }.count + 4)
        var rest = tokens.flatMap { token in token.text.map { (character: $0, kind: token.kind) } }[...]
        return pieces.enumerated().map { index, piece in
            guard !piece.isEmpty else { return StyledLine() }
            // A break removes spaces from the text, and the new line has others before it.
            let text = index == 0 ? piece[...] : piece.drop { $0 == " " }
            if index > 0 { rest = rest.drop { $0.character == " " } }
            defer { rest = rest.dropFirst(text.count) }
            let start = StyledLine(codeIndent + .spaces(piece.count - text.count))
            return start + coloured(rest.prefix(text.count))
        }
    }

    private func coloured(_ characters: some Collection<(character: Character, kind: SwiftToken.Kind)>)
        -> StyledLine
    {
        var runs: [(text: String, kind: SwiftToken.Kind)] = []
        for (character, kind) in characters {
            if runs.last?.kind == kind {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((String(character), kind))
            }
        }
        return runs.reduce(StyledLine()) { $0 + StyledLine($1.text, Style(of: $1.kind)) }
    }
}
