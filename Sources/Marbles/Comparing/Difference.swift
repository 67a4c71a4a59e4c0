import Lessons

/// The first difference between what was expected and what happened, as a picture with sentences.
///
///     wind      --3--7--9--2--8--|
///     expected  -----7--9-----8--|
///     yours     --3--------2------
///     seconds   0    5    10   15
///               --^ at 2 you sent 3; nothing was expected there
///     Also: your signal never completed.
public struct Difference: Sendable, CustomStringConvertible {
    /// The time of the first difference.
    public let time: Duration
    /// A sentence about it, for the learner.
    public let sentence: String
    /// An explanation that the picture needs. It is shown after "Note:".
    public var note: String? = nil
    /// Sentences about other differences, each shown after "Also:". Add your own.
    public var remarks: [String]

    /// The letters that values have in the text to which the picture belongs.
    package var letters: [String: Character] = [:]

    /// The lines to draw. The mark is under the last one.
    let timelines: [Timeline]

    /// The picture, the sentence, the note and the remarks, in 80 columns.
    public var description: String { lesson(width: 80).lines(width: 80).joined(separator: "\n") }

    /// The picture with the sentence at its mark, the note and the remarks. A long picture is reduced to the part around the
    /// difference.
    ///
    /// - Parameter width: the maximum width of the picture in columns.
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
