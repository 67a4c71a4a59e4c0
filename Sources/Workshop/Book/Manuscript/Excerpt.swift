import Foundation
import Text

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

extension Excerpt {
    /// The body of the closure whose opening brace stands at this line and column (in UTF-8 bytes, both from 1), as
    /// `#line` and `#column` give them. `nil` if the file cannot be read, if it has changed so that no balanced
    /// closure is there, or if the body is empty.
    package init?(file path: String, line: Int, column: Int) {
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.init(of: source, file: path, line: line, column: column)
    }

    /// The same for a file that was read already.
    package init?(of source: String, file path: String, line: Int, column: Int) {
        let bytes = Array(source.utf8)
        guard let open = bytes.offset(line: line, column: column) else { return nil }
        self.init(of: bytes, file: path, at: open)
    }

    /// The same where the brace is this byte of the file.
    package init?(of bytes: [UInt8], file path: String, at open: Int) {
        guard open < bytes.count, bytes[open] == UInt8(ascii: "{") else { return nil }
        var scanner = SourceScanner(bytes, at: open)
        guard scanner.skipBrackets() else { return nil }

        let body = String(decoding: bytes[(open + 1)..<(scanner.position - 1)], as: UTF8.self)
        var lines = body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map(\.withoutTrailingSpace)
        lines[0] = String(lines[0].trimmed)
        let dropped = lines.prefix { $0.isEmpty }.count
        guard dropped < lines.count else { return nil }
        lines.removeFirst(dropped)
        while lines.last == "" { lines.removeLast() }

        self.init(
            file: path.pathInPackage, line: bytes[..<open].count { $0 == UInt8(ascii: "\n") } + 1 + dropped,
            lines: Self.dedented(lines, startsAfterBrace: dropped == 0))
    }

    /// The body of the first function or type of a file of the package that is declared in these words: `func search()`. `nil`
    /// if the file cannot be read, or declares no such thing.
    package init?(inPackage file: String, declaring words: String) {
        let path = package + file
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.init(of: source, file: path, declaring: words)
    }

    /// The same for a file that was read already.
    package init?(of source: String, file path: String, declaring words: String) {
        // Words may be of several lines.
        let source = source.replacing("\r\n", with: "\n")
        guard let declaration = source.range(of: words)?.upperBound,
            let brace = source[declaration...].firstIndex(of: "{")
        else { return nil }
        self.init(of: Array(source.utf8), file: path, at: source[..<brace].utf8.count)
    }

    /// A first line that follows the brace has no indentation of its own.
    private static func dedented(_ lines: [String], startsAfterBrace: Bool) -> [String] {
        let indented = lines.dropFirst(startsAfterBrace ? 1 : 0)
        let common = indented.filter { !$0.isEmpty }.map(\.indentation).min() ?? 0
        return lines.prefix(startsAfterBrace ? 1 : 0) + indented.map { String($0.dropFirst(common)) }
    }
}

/// The path of the folder of the package, with a slash at its end.
private let package = String(#filePath.dropLast("Sources/Workshop/Book/Manuscript/Excerpt.swift".count))

extension [UInt8] {
    /// Where a line and column are, both from 1.
    fileprivate func offset(line: Int, column: Int) -> Int? {
        guard line >= 1, column >= 1, column <= count else { return nil }
        var start = startIndex
        for _ in 1..<line {
            guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start + column - 1
    }
}

extension String {
    /// This path from the folder of the package, as an editor opens it there: `Chapters/Chapter4/Signals.swift`. The
    /// path as it is, if it leads elsewhere.
    fileprivate var pathInPackage: String {
        hasPrefix(package) ? String(dropFirst(package.count)) : self
    }

    fileprivate var indentation: Int { prefix { $0 == " " }.count }
}

extension Substring {
    /// Tabs as four spaces each, so that they can be counted.
    fileprivate var withoutTrailingSpace: String {
        let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
        return self[..<end].replacing("\t", with: "    ").description
    }
}
