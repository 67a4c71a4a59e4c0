import FRP
import Lessons

extension Picture {
    /// The picture as data, with the layout of its text at this width.
    public func figure(width: Int = 74) -> Figure {
        let legend = Legend(for: timelines, preferring: letters)
        let axis = Sheet(legend.lines, notation: .exact, hasRuler: true, width: width).axis
        return Figure(of: legend, on: axis, in: 0..<axis.width, text: lines(width: width))
    }
}

extension Lesson {
    /// A lesson that is only a picture.
    package init(_ picture: Picture) { self.init([.figure(picture.figure(), mark: nil)]) }
}

extension Figure {
    /// - Parameters:
    ///   - shown: the columns of the axis that are drawn. If there are others before or after them, the first or the last is a cut.
    ///   - text: the same columns as text.
    init(of legend: Legend, on axis: TimeAxis, in shown: Range<Int>, text: [String]) {
        let first = shown.lowerBound > 0 ? shown.lowerBound + 1 : 0
        let whole = first..<max(first, shown.upperBound < axis.width ? shown.upperBound - 1 : axis.width)
        let cuts = shown.filter { axis.cuts.contains($0) || !whole.contains($0) }
        self.init(
            lines: legend.lines.map { Line($0, on: axis, in: shown, whole: whole) },
            width: shown.count,
            seconds: Array(axis.times[shown]),
            cuts: cuts.map { $0 - shown.lowerBound },
            legend: legend.entries.map { .init(letter: String($0.letter), meaning: $0.meaning) },
            text: text)
    }
}

extension Figure.Line {
    fileprivate init(_ line: Timeline, on axis: TimeAxis, in shown: Range<Int>, whole: Range<Int>) {
        let start = axis.column(of: line.start)
        let end = line.end.map { max(start, axis.column(of: $0)) + 1 } ?? start
        let columns = (start..<end).clamped(to: shown)
        self.init(
            label: line.label,
            columns: columns.isEmpty
                ? nil : columns.lowerBound - shown.lowerBound...columns.upperBound - 1 - shown.lowerBound,
            moments: line.moments.compactMap { moment in
                let column = axis.column(of: moment.time)
                return whole.contains(column) ? .init(moment, inColumn: column - shown.lowerBound) : nil
            })
    }
}

extension Figure.Moment {
    fileprivate init(_ moment: Timeline.Moment, inColumn column: Int) {
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

extension Diagram {
    /// The columns of the diagram, with the text of each event.
    package var moments: [Figure.Moment] {
        Timeline("", self).moments.map { Figure.Moment($0, inColumn: Int($0.time / .seconds(1))) }
    }
}

extension Stage.Source {
    /// The columns of the current diagram, so that its marbles can be moved. The values are texts here, whatever they mean.
    package var moments: [Figure.Moment] { (try? Diagram<String>(current))?.moments ?? [] }
}
