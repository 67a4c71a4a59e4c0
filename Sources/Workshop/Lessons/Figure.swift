/// A picture as data: what stands in which column, as in its lines of text. For whoever draws it otherwise.
public struct Figure: Codable, Hashable, Sendable {
    /// A line of the picture.
    public struct Line: Codable, Hashable, Sendable {
        public let label: String
        /// The columns in which it is drawn; `nil` if it has no length.
        public let columns: ClosedRange<Int>?
        public let moments: [Moment]

        package init(label: String, columns: ClosedRange<Int>?, moments: [Moment]) {
            (self.label, self.columns, self.moments) = (label, columns, moments)
        }
    }

    /// What happens at one time.
    public struct Moment: Codable, Hashable, Sendable {
        public let column: Int
        public let seconds: Double
        /// In their order; several stand in brackets.
        public let marks: [Mark]

        package init(column: Int, seconds: Double, marks: [Mark]) {
            (self.column, self.seconds, self.marks) = (column, seconds, marks)
        }
    }

    public struct Mark: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable { case value, error, completed, subscribed, disposed }

        public let kind: Kind
        /// What is drawn: of a value its character or its letter.
        public let text: String

        package init(kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }
    }

    /// What a letter stands for.
    public struct Explanation: Codable, Hashable, Sendable {
        public let letter: String
        public let meaning: String

        package init(letter: String, meaning: String) { (self.letter, self.meaning) = (letter, meaning) }
    }

    public let lines: [Line]
    /// How many columns there are.
    public let width: Int
    /// Which second each column stands for; `nil` where it is none.
    public let seconds: [Int?]
    /// The columns at which quiet time was left out.
    public let cuts: [Int]
    public let legend: [Explanation]
    /// The picture as text.
    public let text: [String]

    package init(
        lines: [Line], width: Int, seconds: [Int?], cuts: [Int], legend: [Explanation], text: [String]
    ) {
        (self.lines, self.width, self.seconds) = (lines, width, seconds)
        (self.cuts, self.legend, self.text) = (cuts, legend, text)
    }
}
