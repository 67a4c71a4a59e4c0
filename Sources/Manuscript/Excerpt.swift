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

    /// As an editor opens it from the folder of the package: `Chapters/Chapter4/Signals.swift:23`.
    public var place: String { "\(file):\(line)" }
}
