/// A figure as data, with the same columns as its text. It is for programs that draw figures in another way.
public struct Figure: Codable, Hashable, Sendable {
    /// A line of the picture.
    public struct Line: Codable, Hashable, Sendable {
        public let label: String
        /// The columns that the line covers; `nil` if it has no length.
        public let columns: ClosedRange<Int>?
        public let moments: [Moment]

        package init(label: String, columns: ClosedRange<Int>?, moments: [Moment]) {
            (self.label, self.columns, self.moments) = (label, columns, moments)
        }
    }

    /// All events at one time.
    public struct Moment: Codable, Hashable, Sendable {
        public let column: Int
        public let seconds: Double
        /// The events in their order. In the text, several are in brackets.
        public let marks: [Mark]

        package init(column: Int, seconds: Double, marks: [Mark]) {
            (self.column, self.seconds, self.marks) = (column, seconds, marks)
        }
    }

    public struct Mark: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable { case value, error, completed, subscribed, disposed }

        public let kind: Kind
        /// The text of the mark: for a value its character, or its letter in the legend.
        public let text: String

        package init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }
    }

    /// The meaning of a letter.
    public struct Explanation: Codable, Hashable, Sendable {
        public let letter: String
        public let meaning: String

        package init(letter: String, meaning: String) { (self.letter, self.meaning) = (letter, meaning) }
    }

    public let lines: [Line]
    /// The number of columns.
    public let width: Int
    /// The second of each column; `nil` for a column between two seconds.
    public let seconds: [Int?]
    /// The columns at which quiet time was left out.
    public let cuts: [Int]
    public let legend: [Explanation]
    /// The figure as text.
    public let text: [String]

    package init(
        lines: [Line], width: Int, seconds: [Int?], cuts: [Int], legend: [Explanation], text: [String]
    ) {
        (self.lines, self.width, self.seconds) = (lines, width, seconds)
        (self.cuts, self.legend, self.text) = (cuts, legend, text)
    }
}
