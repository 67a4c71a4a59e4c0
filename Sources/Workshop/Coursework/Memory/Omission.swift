/// How much of a text was dropped, or is not shown.
package struct Omission: Sendable, Hashable, Codable {
    package var lines = 0
    package var characters = 0

    package init() {}

    /// The line below the part that is shown; `nil` if nothing is omitted.
    var sentence: String? {
        if lines > 0 { return "… and \(lines) more lines" }
        return characters > 0 ? "… and \(characters) more characters" : nil
    }
}

extension [String] {
    /// The first of these lines, up to both limits, and how much is left out. The line at which a limit is reached is cut off.
    package func shortened(
        toLines lines: Int, characters: Int, knowing known: Omission = Omission()
    ) -> (shown: [String], omitted: Omission) {
        var (shown, omitted, charactersLeft) = ([String](), known, characters)
        for line in self {
            guard shown.count < lines, charactersLeft > 0 else {
                // `&+`, since a damaged state file may hold any number.
                omitted.lines &+= 1
                continue
            }
            let part = line.prefix(charactersLeft)
            charactersLeft -= part.count
            omitted.characters &+= line[part.endIndex...].count
            shown.append(String(part))
        }
        return (shown, omitted)
    }
}
