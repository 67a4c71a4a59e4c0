import Text

/// A line of text whose parts have different styles.
public struct StyledLine: Sendable, Hashable {
    /// A part of the line in one style.
    public struct Span: Sendable, Hashable {
        public let text: String
        public let style: Style

        public init(text: String, style: Style) { (self.text, self.style) = (text, style) }
    }

    public private(set) var spans: [Span] = []

    /// A line in one style.
    public init(_ text: String = "", _ style: Style = .plain) { append(text, style) }

    /// Appends `text`.
    public mutating func append(_ text: String, _ style: Style = .plain) {
        if !text.isEmpty { spans.append(Span(text: text, style: style)) }
    }

    /// Joins two lines into one.
    public static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        var line = left
        line.spans += right.spans
        return line
    }

    /// The text without styles.
    public var plain: String { spans.map(\.text).joined() }

    /// The text with the escape sequences that `output` supports.
    public func text(in output: OutputStyle) -> String {
        spans.map { output.styled($0.text, as: $0.style) }.joined()
    }
}

extension Canvas {
    /// Writes `line` from a cell to the right and returns the column after it.
    @discardableResult
    public mutating func write(_ line: StyledLine, row: Int, column: Int) -> Int {
        line.spans.reduce(column) { writeAsItIs($1.text, row: row, column: $0, $1.style) }
    }
}
