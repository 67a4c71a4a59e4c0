import Terminal

extension Page {
    /// The source of an example, and at the right of its first line where it stands.
    func source(_ excerpt: Excerpt) -> [String] {
        guard let first = excerpt.lines.first else { return [] }
        let place = excerpt.place
        let gap = codeWidth - first.displayWidth - place.displayWidth
        let code = excerpt.lines.flatMap { line in
            line.folded(to: codeWidth, hanging: line.prefix { $0 == " " }.count + 4)
        }
        let lines = code.map { $0.isEmpty ? "" : codeIndent + $0 }
        if gap >= 2 {
            return [lines[0] + .spaces(gap) + style.styled(place, as: Look.aside)] + lines.dropFirst()
        }
        let above = place.folded(to: codeWidth, hanging: 0).map {
            codeIndent + .spaces(codeWidth - $0.displayWidth) + style.styled($0, as: Look.aside)
        }
        return above + lines
    }
}
