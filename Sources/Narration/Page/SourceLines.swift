import Terminal
import Text

extension Page {
    /// The source of an example, and at the right where it stands: beside the first line, or above it where there is no
    /// room. There the place may begin left of the code, since an editor opens it only if it is in one piece.
    func source(_ excerpt: Excerpt) -> [String] {
        guard let first = excerpt.lines.first else { return [] }
        let place = excerpt.place
        let gap = codeWidth - first.displayWidth - place.displayWidth
        let code = excerpt.lines.flatMap { line in
            line.printable.folded(to: codeWidth, hanging: line.prefix { $0 == " " }.count + 4)
        }
        let lines = code.map { $0.isEmpty ? "" : codeIndent + $0 }
        if gap >= 2 {
            return [lines[0] + .spaces(gap) + style.styled(place, as: Look.aside)] + lines.dropFirst()
        }
        let above = place.folded(to: measure, hanging: 0).map {
            margin + .spaces(measure - $0.displayWidth) + style.styled($0, as: Look.aside)
        }
        return above + lines
    }
}
