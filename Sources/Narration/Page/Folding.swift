import Text

extension String {
    /// Breaks a line into several of at most `width` columns, at a space or beside a Chinese character if possible. The lines after
    /// the first are indented by `hanging` spaces. Only the spaces at the breaks are lost.
    func folded(to width: Int, hanging: Int) -> [String] {
        var rest = self[...]
        var lines: [String] = []
        while true {
            let indent =
                lines.isEmpty ? "" : String.spaces(Swift.min(hanging, Swift.max(width / 2, width - 12)))
            let room = width - indent.count
            guard rest.displayWidth > room else { return lines + [indent + rest] }
            let end = rest.breakingPoint(room: room)
            lines.append(indent + rest[..<end])
            rest = rest[end...].drop { $0 == " " }
            if rest.isEmpty { return lines }
        }
    }
}

extension Substring {
    /// The place for a break: before the last space that has text on both sides. If there is none, or a long Chinese phrase follows
    /// it, between two Chinese characters; otherwise where the room ends, but after at least one character.
    fileprivate func breakingPoint(room: Int) -> Index {
        let hardEnd = endOfPrefix(room: room)
        guard hardEnd < endIndex, self[hardEnd] != " " else { return hardEnd }
        let firstWord = firstIndex { $0 != " " } ?? startIndex
        guard firstWord < hardEnd else { return hardEnd }
        let space = self[firstWord..<hardEnd].lastIndex(of: " ")
        let phrase = space.map(index(after:)) ?? firstWord
        if let space, self[phrase...].prefix(while: { $0 != " " }).displayWidth <= room { return space }
        var place = hardEnd
        while place > phrase {
            let last = index(before: place)
            if Character.lineMayEnd(between: self[last], self[place]) { return place }
            place = last
        }
        return space ?? hardEnd
    }

    /// The end of the longest prefix of at most `room` columns; it has at least one character.
    func endOfPrefix(room: Int) -> Index {
        var used = 0
        let end = indices.first { index in
            used += self[index].displayWidth
            return used > room && index > startIndex
        }
        return end ?? endIndex
    }
}
