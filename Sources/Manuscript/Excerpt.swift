/// Lines of a source file, moved to the left margin.
public struct Excerpt: Codable, Hashable, Sendable {
    /// The path of the file, from the folder of the package.
    public let file: String
    /// The line of the file that comes first, from 1.
    public let line: Int
    /// Without their common indentation; never empty.
    public let lines: [String]

    package init(file: String, line: Int, lines: [String]) {
        (self.file, self.line, self.lines) = (file, line, lines)
    }

    /// The diagrams that stand in it behind `marbles:` or in a `MarbleSource`, in their order, each with what the code calls the
    /// source that is made of it.
    package var sources: [(name: String?, marbles: String)] {
        let text = lines.joined(separator: "\n")
        // Most hold none, and to search for a word is cheaper than to search for a pattern.
        guard text.contains("marbles:") || text.contains("MarbleSource") else { return [] }
        let pattern =
            #/
            (?: (?:let|var) \s+ ([A-Za-z_]\w*) [^={}"]* = \s* [^={}"]* )?
            (?: \bmarbles: | \bMarbleSource<\w+>\.\w+\( ) \s* "([^"]*)"
            /#
        return text.matches(of: pattern).map {
            ($0.1.map(String.init), String($0.2))
        }
    }

    /// As an editor opens it from the folder of the package: `Chapters/Chapter4/Signals.swift:23`.
    public var place: String { "\(file):\(line)" }
}
