/// How much of a text is not kept, or not shown.
package struct Omission: Sendable, Hashable, Codable {
    package var lines = 0
    package var characters = 0

    package init() {}

    /// What stands below the part that is shown; `nil` if that is all.
    var sentence: String? {
        if lines > 0 { return "… and \(lines) more lines" }
        return characters > 0 ? "… and \(characters) more characters" : nil
    }
}

extension [String] {
    /// The first of these lines, as many as fit into so many lines and characters, and what they leave out. A line that does not fit
    /// is cut off.
    package func shortened(
        toLines lines: Int, characters: Int, knowing known: Omission = Omission()
    ) -> (shown: [String], omitted: Omission) {
        var (shown, omitted, room) = ([String](), known, characters)
        for line in self {
            guard shown.count < lines, room > 0 else {
                // In a file that somebody has damaged may stand any number.
                omitted.lines &+= 1
                continue
            }
            let part = line.prefix(room)
            room -= part.count
            omitted.characters &+= line[part.endIndex...].count
            shown.append(String(part))
        }
        return (shown, omitted)
    }
}
