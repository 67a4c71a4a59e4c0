import FRP
import Manuscript

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
        let columns = line.end.map { end in
            let start = axis.column(of: line.start)
            return start...max(start, axis.column(of: end))
        }
        self.init(
            label: line.label, columns: columns,
            moments: line.moments.map { Figure.Moment($0, inColumn: axis.column(of: $0.time)) })
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
