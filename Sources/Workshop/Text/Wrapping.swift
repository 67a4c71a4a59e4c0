extension String {
    /// The words of this text in lines of at most `width` columns, unless a word is longer. A line may also end between two Chinese
    /// characters.
    ///
    ///     "hot and cold".wrapped(toWidth: 8)   // ["hot and", "cold"]
    ///     "冷信号，热信号".wrapped(toWidth: 8)   // ["冷信号，", "热信号"]
    public func wrapped(toWidth width: Int) -> [String] {
        var lines: [[Substring]] = []
        var used = 0
        for word in split(separator: " ") {
            for (index, piece) in word.breakablePieces.enumerated() {
                // A space goes with the piece after it, and is dropped at the beginning of a line.
                let spaced = index == 0 ? " " + piece : piece
                if !lines.isEmpty, used + spaced.displayWidth <= width {
                    lines[lines.count - 1].append(spaced)
                    used += spaced.displayWidth
                } else {
                    lines.append([spaced])
                    used = piece.displayWidth
                }
            }
        }
        lines.keepCompanyAtTheEnd { $0.trimmingPrefix(" ").isOneChineseCharacter }
        return lines.map { String($0.joined().trimmingPrefix(" ")) }
    }
}

extension Array {
    /// If the last line is a single Chinese character, moves the piece before it down too: alone, the character looks like a
    /// mistake.
    package mutating func keepCompanyAtTheEnd<Piece>(_ isAlone: (Piece) -> Bool) where Element == [Piece] {
        guard count > 1, self[count - 1].count == 1, isAlone(self[count - 1][0]), self[count - 2].count > 1
        else { return }
        self[count - 1].insert(self[count - 2].removeLast(), at: 0)
    }
}

extension StringProtocol {
    /// Whether this is a single Chinese character, with or without punctuation after it.
    package var isOneChineseCharacter: Bool {
        guard let first, first.isWide, first.isLetter else { return false }
        return !dropFirst().contains { $0.isLetter || $0.isNumber || $0 == "`" }
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

    /// Whether a line may end between these two although there is no space: beside a Chinese character, but not after an opening
    /// bracket, and not before a closing punctuation mark.
    package static func lineMayEnd(between last: Character, _ next: Character) -> Bool {
        (last.isWide || next.isWide) && !"（「『《【〈“‘([".contains(last)
            && !"，。、；：！？）」』》】〉”’…—,.;:!?)]".contains(next)
    }
}
