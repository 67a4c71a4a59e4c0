import Text

/// The feedback on an answer, as data. A test makes it, and a page or a terminal draws it.
///
///     wind      --3--7--9--|
///     expected  -----7--9--|
///     yours     --3--7--9--|
///     seconds   0    5    10
///               --^ at 2 you sent 3; nothing was expected there
///     Note: the winds above 5 are strong.
public struct Lesson: Hashable, Sendable {
    public enum Part: Codable, Hashable, Sendable {
        /// Sentences, which may be wrapped.
        case words(String)
        /// Lines that are shown unchanged.
        case lines([String])
        /// Texts with labels. The mark points into the last text.
        case rows([Row], mark: Mark?)
        /// A figure. The mark points at one of its columns.
        case figure(Figure, mark: Mark?)

        private enum WordsCodingKeys: String, CodingKey { case _0 = "text" }
        private enum LinesCodingKeys: String, CodingKey { case _0 = "text" }
        private enum RowsCodingKeys: String, CodingKey { case _0 = "texts", mark }
        private enum FigureCodingKeys: String, CodingKey { case _0 = "picture", mark }
    }

    /// A text with its label.
    public struct Row: Codable, Hashable, Sendable {
        public let label: String
        public let text: String

        package init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }
    }

    /// The column of the first difference, and a sentence about it.
    public struct Mark: Codable, Hashable, Sendable {
        public let column: Int
        public let sentence: String

        package init(column: Int, sentence: String) { (self.column, self.sentence) = (column, sentence) }
    }

    public package(set) var parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }
    package init(words: String) { parts = [.words(words)] }

    /// Splits a text that is laid out already: lines with drawings or columns are kept unchanged.
    package init(_ text: String) {
        parts = []
        for line in text.isEmpty ? [] : text.lines {
            let isDrawn = line.isEmpty || line.contains("--") || line.contains("  ") || line.contains(" | ")
            if isDrawn, case .lines(let before) = parts.last {
                parts[parts.count - 1] = .lines(before + [line])
            } else {
                parts.append(isDrawn ? .lines([line]) : .words(line))
            }
        }
    }

    package var isEmpty: Bool { parts.isEmpty }

    /// Shortens each of its texts to this number of characters, because the values in an answer may be of any length.
    package func shortened(to limit: Int = 1_000) -> Lesson {
        Lesson(
            parts.map { part in
                switch part {
                case .words(let text): .words(text.shortened(to: limit))
                case .lines(let lines): .lines(lines.map { $0.shortened(to: limit) })
                case .rows(let rows, let mark):
                    .rows(rows.map { Row($0.label, $0.text.shortened(to: limit)) }, mark: mark)
                case .figure: part
                }
            })
    }

    package static func + (one: Lesson, other: Lesson) -> Lesson { Lesson(one.parts + other.parts) }
}

extension Lesson: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self.init(text) }
}

extension Lesson: Codable {
    /// Decodes also the text of earlier versions, in which a lesson was a string.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
        } else {
            self.init(try [Part](from: decoder))
            guard parts.allSatisfy(\.isSound) else {
                let problem = "This points at what is not there."
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: problem))
            }
        }
    }

    public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
}

extension Lesson.Part {
    /// Whether its columns are in the figure: a state file that somebody has edited may contain anything.
    fileprivate var isSound: Bool {
        switch self {
        case .words, .lines: return true
        case .rows(_, let mark): return mark.map { 0...1_000 ~= $0.column } ?? true
        case .figure(let figure, let mark):
            let moments = figure.lines.flatMap(\.moments)
            let ends = figure.lines.compactMap(\.columns).flatMap { [$0.lowerBound, $0.upperBound] }
            let columns = moments.map(\.column) + ends + figure.cuts + [mark?.column ?? 0]
            return figure.width <= 10_000 && columns.allSatisfy { $0 >= 0 && $0 <= figure.width }
                && moments.allSatisfy { $0.seconds.magnitude < 1e9 }
        }
    }
}

extension [Lesson] {
    /// Joins them, with a blank line between two.
    package func joined() -> Lesson { Lesson([Lesson.Part](map(\.parts).joined(separator: [.lines([""])]))) }
}

extension String {
    /// Its lines, with any kind of line end.
    var lines: [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
}
