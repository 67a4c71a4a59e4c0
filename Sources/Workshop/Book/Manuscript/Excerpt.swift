import Foundation
import Text

/// Lines of a source file, without their common indentation.
public struct Excerpt: Codable, Hashable, Sendable {
    /// The path of the file, relative to the folder of the package.
    public let file: String
    /// The number of the first line in the file, counted from 1.
    public let line: Int
    public let lines: [String]

    package init(file: String, line: Int, lines: [String]) {
        (self.file, self.line, self.lines) = (file, line, lines)
    }

    /// The diagrams after `marbles:` or in a `MarbleSource`, in order, each with the name of the source in the code.
    package var sources: [(name: String?, marbles: String)] {
        let text = lines.joined(separator: "\n")
        // Most excerpts have none, and it is cheaper to search for a word than for a pattern.
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

    /// The place for an editor, from the folder of the package: `Chapters/Chapter4/Signals.swift:23`.
    public var place: String { "\(file):\(line)" }
}

extension Excerpt {
    /// The body of the closure whose opening brace is at this line and column (in UTF-8 bytes, both from 1), as `#line` and
    /// `#column` give them. `nil` if the file cannot be read, if it has changed so that no balanced closure is there, or if the
    /// body is empty.
    package init?(file path: String, line: Int, column: Int) {
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.init(of: source, file: path, line: line, column: column)
    }

    /// Makes the excerpt from the text of the file.
    package init?(of source: String, file path: String, line: Int, column: Int) {
        let bytes = Array(source.utf8)
        guard let open = bytes.offset(line: line, column: column) else { return nil }
        self.init(of: bytes, file: path, at: open)
    }

    /// Makes the excerpt for the brace at an offset in the bytes of the file.
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

    /// The body of the first function or type in a file of the package whose declaration contains these words: `func search()`.
    /// `nil` if the file cannot be read, or has no such declaration.
    package init?(inPackage file: String, declaring words: String) {
        let path = package + file
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.init(of: source, file: path, declaring: words)
    }

    /// Makes the excerpt from the text of the file.
    package init?(of source: String, file path: String, declaring words: String) {
        // The words may contain line breaks.
        let source = source.replacing("\r\n", with: "\n")
        guard let declaration = source.range(of: words)?.upperBound,
            let brace = source[declaration...].firstIndex(of: "{")
        else { return nil }
        self.init(of: Array(source.utf8), file: path, at: source[..<brace].utf8.count)
    }

    /// A first line right after the brace has no indentation of its own.
    private static func dedented(_ lines: [String], startsAfterBrace: Bool) -> [String] {
        let indented = lines.dropFirst(startsAfterBrace ? 1 : 0)
        let common = indented.filter { !$0.isEmpty }.map(\.indentation).min() ?? 0
        return lines.prefix(startsAfterBrace ? 1 : 0) + indented.map { String($0.dropFirst(common)) }
    }
}

/// The path of the folder of the package, with a slash at its end.
private let package = String(#filePath.dropLast("Sources/Workshop/Book/Manuscript/Excerpt.swift".count))

extension [UInt8] {
    /// The offset of a line and column, both counted from 1.
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
    /// The path relative to the folder of the package, or the whole path if it is elsewhere.
    fileprivate var pathInPackage: String {
        hasPrefix(package) ? String(dropFirst(package.count)) : self
    }

    fileprivate var indentation: Int { prefix { $0 == " " }.count }
}

extension Substring {
    /// The line without spaces at its end, and with four spaces for each tab, so that the indentation can be counted.
    fileprivate var withoutTrailingSpace: String {
        let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
        return self[..<end].replacing("\t", with: "    ").description
    }
}
