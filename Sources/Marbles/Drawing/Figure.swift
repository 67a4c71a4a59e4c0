import FRP
import Manuscript

extension Picture {
    /// The picture as data, laid out as its lines are on a screen of this width.
    public func figure(width: Int = 74) -> Figure {
        let legend = Legend(for: timelines, preferring: letters)
        let axis = Sheet(legend.lines, notation: .exact, hasRuler: true, width: width).axis
        return Figure(of: legend, on: axis, in: 0..<axis.width, text: lines(width: width))
    }
}

extension Lesson {
    /// A picture that is said something of.
    package init(_ picture: Picture) { self.init([.figure(picture.figure(), mark: nil)]) }
}

extension Figure {
    /// - Parameters:
    ///   - columns: those of the axis that are shown. Where a line comes from before, or goes on after them, it is cut.
    ///   - text: the same columns as text.
    init(of legend: Legend, on axis: TimeAxis, in columns: Range<Int>, text: [String]) {
        var cuts = axis.cuts.filter(columns.contains)
        if columns.lowerBound > 0 { cuts.insert(columns.lowerBound) }
        if columns.upperBound < axis.width { cuts.insert(columns.upperBound - 1) }
        self.init(
            lines: legend.lines.map { Line($0, on: axis, in: columns) },
            width: columns.count,
            seconds: Array(axis.times[columns.clamped(to: axis.times.indices)]),
            cuts: cuts.map { $0 - columns.lowerBound }.sorted(),
            legend: legend.entries.map { .init(letter: String($0.letter), meaning: $0.meaning) },
            text: text)
    }
}

extension Figure.Line {
    fileprivate init(_ line: Timeline, on axis: TimeAxis, in shown: Range<Int>) {
        let start = axis.column(of: line.start)
        let life = start..<(line.end.map { max(start, axis.column(of: $0)) + 1 } ?? start)
        let drawn = life.clamped(to: shown)
        // At a cut `…` is drawn, and no event.
        let first = life.lowerBound < drawn.lowerBound ? drawn.lowerBound + 1 : drawn.lowerBound
        let last = life.upperBound > drawn.upperBound ? drawn.upperBound - 1 : drawn.upperBound
        let columns = drawn.lowerBound - shown.lowerBound..<drawn.upperBound - shown.lowerBound
        self.init(
            label: line.label,
            columns: columns.isEmpty ? nil : ClosedRange(columns),
            moments: line.moments.compactMap { moment in
                let column = axis.column(of: moment.time)
                guard first <= column, column < last else { return nil }
                return Figure.Moment(moment, inColumn: column - shown.lowerBound)
            })
    }
}

extension Figure.Moment {
    init(_ moment: Timeline.Moment, inColumn column: Int) {
        self.init(
            column: column, seconds: moment.time / .seconds(1), marks: moment.marks.map(Figure.Mark.init))
    }
}

extension Figure.Mark {
    fileprivate init(_ mark: Mark<String>) {
        let kind: Kind =
            switch mark {
            case .subscription: .subscribed
            case .disposal: .disposed
            case .event(.next): .value
            case .event(.error): .error
            case .event(.completed): .completed
            }
        self.init(kind: kind, text: MarbleNotation.exact.text(of: [mark]))
    }
}
