import Text

/// Letters for texts that need more than a column, so that each column of a picture is a second.
///
/// A value of several characters gets a letter everywhere. Several events at one time get one if there is no room for them before
/// the next event of the line.
struct Legend {
    /// The lines with the letters.
    private(set) var lines: [Timeline]
    /// The letters with their meanings, in the order of their first appearance.
    private(set) var entries: [(letter: Character, meaning: String)] = []
    private var letters: [String: Character]
    private var free: [Character]

    /// - Parameters:
    ///   - preferred: letters that values have already.
    ///   - isShared: whether such a letter may also be a value itself: a source sends `b`, from which "dun" is made.
    init(
        for lines: [Timeline], preferring preferred: [String: Character] = [:], sharing isShared: Bool = false
    ) {
        self.lines = lines
        let names = Self.names(in: lines)
        let long = names.filter { !MarbleNotation.isOneColumn($0) }
        var used = Set(names.filter(MarbleNotation.isOneColumn).compactMap(\.first))
        letters = [:]
        for name in long {
            guard let letter = preferred[name], MarbleNotation.isOneColumn("\(letter)") else { continue }
            if used.insert(letter).inserted || isShared { letters[name] = letter }
        }
        free = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWYZ".filter { !used.contains($0) }.reversed()
        for name in long { add(name) }
        for line in self.lines.indices {
            self.lines[line].rename { [letters] name in letters[name].map { String($0) } ?? name }
            shortenGroups(of: line)
        }
    }

    /// The lines of the legend, of at most `width` columns.
    func text(width: Int) -> [String] {
        entries.map { "\($0) = \($1.truncated(toWidth: max(width - 4, 1)))" }
            .reduce(into: [String]()) { lines, entry in
                if let last = lines.last, last.displayWidth + 3 + entry.displayWidth <= width {
                    lines[lines.count - 1] += "   " + entry
                } else {
                    lines.append(entry)
                }
            }
    }

    /// Assigns a letter to a name that has none yet, as long as there are letters.
    @discardableResult
    private mutating func add(_ name: String) -> Character? {
        guard let letter = letters[name] ?? free.popLast() else { return nil }
        letters[name] = letter
        if !entries.contains(where: { $0.letter == letter }) {
            entries.append((letter, MarbleNotation.meaning(of: name)))
        }
        return letter
    }

    private mutating func shortenGroups(of line: Int) {
        let moments = lines[line].moments
        for (index, (moment, next)) in zip(moments, moments.dropFirst()).enumerated() {
            let group = MarbleNotation.exact.text(of: moment.marks)
            let room = next.time.column - moment.time.column
            guard moment.marks.count > 1, room > 0, group.displayWidth > room else { continue }
            guard let letter = add(group) else { return }
            lines[line].replaceMarks(at: index, by: letter)
        }
    }

    /// The names of all values, each once, in the order of their appearance.
    private static func names(in lines: [Timeline]) -> [String] {
        let seen = lines.enumerated().flatMap { index, line in
            line.moments.flatMap { moment in moment.names.map { (moment.time, index, $0) } }
        }
        var known: Set<String> = []
        return seen.enumerated()
            .sorted { ($0.1.0, $0.1.1, $0.0) < ($1.1.0, $1.1.1, $1.0) }
            .map { $1.2 }
            .filter { known.insert($0).inserted }
    }
}
