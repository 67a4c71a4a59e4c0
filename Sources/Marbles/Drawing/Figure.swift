import FRP

/// A picture as data: what stands in which column, as in its lines of text. For whoever draws it otherwise.
public struct Figure: Codable, Hashable, Sendable {
    /// A line of the picture.
    public struct Line: Codable, Hashable, Sendable {
        public let label: String
        /// The columns in which it is drawn; `nil` if it has no length.
        public let columns: ClosedRange<Int>?
        public let moments: [Moment]
    }

    /// What happens at one time.
    public struct Moment: Codable, Hashable, Sendable {
        public let column: Int
        public let seconds: Double
        /// In their order; several stand in brackets.
        public let marks: [Mark]
    }

    public struct Mark: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable { case value, error, completed, subscribed, disposed }

        public let kind: Kind
        /// What is drawn: of a value its character or its letter.
        public let text: String
    }

    /// What a letter stands for.
    public struct Explanation: Codable, Hashable, Sendable {
        public let letter: String
        public let meaning: String
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
}

extension Picture {
    /// The picture as data, laid out as its lines are on a screen of this width.
    public func figure(width: Int = 74) -> Figure {
        let legend = Legend(for: timelines, preferring: letters)
        let axis = Sheet(legend.lines, notation: .exact, hasRuler: true, width: width).axis
        return Figure(
            lines: legend.lines.map { Figure.Line($0, on: axis) },
            width: axis.width,
            seconds: axis.times,
            cuts: axis.cuts.sorted(),
            legend: legend.entries.map { .init(letter: String($0.letter), meaning: $0.meaning) },
            text: lines(width: width))
    }
}

extension Figure.Line {
    fileprivate init(_ line: Timeline, on axis: TimeAxis) {
        label = line.label
        columns = line.end.map { end in
            let start = axis.column(of: line.start)
            return start...max(start, axis.column(of: end))
        }
        moments = line.moments.map { moment in
            Figure.Moment(
                column: axis.column(of: moment.time), seconds: moment.time / .seconds(1),
                marks: moment.marks.map(Figure.Mark.init))
        }
    }
}

extension Figure.Mark {
    fileprivate init(_ mark: Mark<String>) {
        text = MarbleNotation.exact.text(of: [mark])
        kind =
            switch mark {
            case .subscription: .subscribed
            case .disposal: .disposed
            case .event(.next): .value
            case .event(.error): .error
            case .event(.completed): .completed
            }
    }
}
