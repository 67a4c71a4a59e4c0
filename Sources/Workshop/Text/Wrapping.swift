extension String {
    /// The words of this text, in lines of at most `width` columns where the words allow it. Between two Chinese characters a line
    /// may end too.
    ///
    ///     "hot and cold".wrapped(toWidth: 8)   // ["hot and", "cold"]
    ///     "冷信号，热信号".wrapped(toWidth: 8)   // ["冷信号，", "热信号"]
    public func wrapped(toWidth width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ") {
            for (index, piece) in word.breakablePieces.enumerated() {
                let gap = index == 0 ? " " : ""
                if let line = lines.last, line.displayWidth + gap.count + piece.displayWidth <= width {
                    lines[lines.count - 1] = line + gap + piece
                } else {
                    lines.append(String(piece))
                }
            }
        }
        return lines
    }
}

extension Substring {
    /// The parts of a word between which a line may end.
    fileprivate var breakablePieces: [Substring] {
        guard contains(where: \.isWide) else { return [self] }
        var (pieces, start) = ([Substring](), startIndex)
        for (place, next) in zip(indices, indices.dropFirst())
        where Character.lineMayEnd(between: self[place], self[next]) {
            pieces.append(self[start..<next])
            start = next
        }
        return pieces + [self[start...]]
    }
}

extension Character {
    /// Whether it takes two columns, as a Chinese character does.
    package var isWide: Bool { displayWidth == 2 }

    /// Whether a line may end between these two although no space is there: beside a Chinese character, but not after an opening
    /// bracket, and not before a sign that ends a phrase.
    package static func lineMayEnd(between last: Character, _ next: Character) -> Bool {
        (last.isWide || next.isWide) && !"（「『《【〈“‘([".contains(last)
            && !"，。、；：！？）」』》】〉”’…—,.;:!?)]".contains(next)
    }
}
