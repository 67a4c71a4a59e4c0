import Lessons

/// The first difference between what was expected and what happened, drawn and told.
///
///     wind      --3--7--9--2--8--|
///     expected  -----7--9-----8--|
///     yours     --3--------2------
///     seconds   0    5    10   15
///               --^ at 2 you sent 3; nothing was expected there
///     Also: your signal never completed.
public struct Difference: Sendable, CustomStringConvertible {
    /// When the first difference is.
    public let time: Duration
    /// What it is, in a learner's words.
    public let sentence: String
    /// What a learner should know to understand the picture; told after "Note:".
    public var note: String? = nil
    /// What else is wrong: sentences, each told after "Also:". Add what you found.
    public var remarks: [String]

    /// Letters that values have in the text to which the picture belongs.
    package var letters: [String: Character] = [:]

    /// What to draw; the mark stands under the last one.
    let timelines: [Timeline]

    /// The picture, the sentence, the note and the remarks, in 80 columns.
    public var description: String { lesson(width: 80).lines(width: 80).joined(separator: "\n") }

    /// The picture with the sentence at its mark, the note and the remarks. Of a long picture, the part around the difference.
    ///
    /// - Parameter width: how many columns the picture may have.
    package func lesson(width: Int = Lesson.width) -> Lesson {
        let notes = (note.map { ["Note: \($0)"] } ?? []) + remarks.map { "Also: \($0)" }
        return Lesson([picture(width: width)] + notes.map { .words($0) })
    }

    private func picture(width: Int) -> Lesson.Part {
        let legend = Legend(for: timelines, preferring: letters, sharing: true)
        let labels = LabelColumn(timelines.map(\.label) + [Ruler.label])
        let room = max(width - labels.width, 20)
        let axis = axis(of: legend.lines, fitting: room)
        let column = axis.column(of: time)
        let start = min(max(column - room / 2, 0), max(axis.width - room, 0))
        let shown = start..<max(min(start + room, axis.width), start)
        let texts =
            legend.lines.map { Strip($0, on: axis).text(in: shown, marksCuts: true) }
            + [Ruler(of: axis).text(in: start..<start + room)]
        let figure = Figure(
            of: legend, on: axis, in: shown,
            text: texts.indices.map { labels.line($0, texts[$0]) }
                + legend.text(width: room).map(labels.indent))
        return .figure(figure, mark: .init(column: column - start, sentence: sentence))
    }

    private func axis(of lines: [Timeline], fitting room: Int) -> TimeAxis {
        let whole = TimeAxis(lines, notation: .exact, longestQuiet: room, marking: time)
        if whole.width <= room { return whole }
        return TimeAxis(lines, notation: .exact, longestQuiet: 24, marking: time)
    }
}
