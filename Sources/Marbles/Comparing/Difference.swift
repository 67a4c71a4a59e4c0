import Text

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
    public var note: String?
    /// What else is wrong: sentences, each told after "Also:". Add what you found.
    public var remarks: [String]

    private let timelines: [Timeline]

    /// - Parameter lines: what to draw; the caret stands under the last one.
    init(at time: Duration, sentence: String, remarks: [String], lines: [Timeline]) {
        self.time = time
        self.sentence = sentence
        self.remarks = remarks
        timelines = lines
    }

    /// The picture, the sentence, the note and the remarks, in 80 columns.
    public var description: String { lines().joined(separator: "\n") }

    /// The picture, the sentence, the note and the remarks. Of a long picture, the part around the difference.
    ///
    /// - Parameter width: how many columns of the screen there are.
    public func lines(width: Int = 80) -> [String] {
        picture(width: width) + words.flatMap { $0.wrapped(toWidth: width) }
    }

    /// The note and the remarks, each in one line.
    public var words: [String] { (note.map { ["Note: \($0)"] } ?? []) + remarks.map { "Also: \($0)" } }

    /// The picture and the sentence. Of a long picture, the part around the difference.
    public func picture(width: Int = 80) -> [String] {
        guard !timelines.isEmpty else { return sentence.split(separator: "\n").map(String.init) }
        let legend = Legend(for: timelines)
        let labels = LabelColumn(timelines.map(\.label) + [Ruler.label(of: timelines)])
        let room = max(width - labels.width, 20)
        let axis = axis(of: legend.lines, fitting: room)
        let window = Window(of: axis.width, around: axis.column(of: time), room: room)
        let texts =
            legend.lines.map { window.text(of: Strip($0, on: axis)) } + [window.text(of: Ruler(of: axis))]
        let drawn = texts.indices.map { labels.line($0, texts[$0]) }
        let meanings = legend.text(width: room).map(labels.indent)
        return drawn + caret(labels, at: window.column, width: width) + meanings
    }

    private func axis(of lines: [Timeline], fitting room: Int) -> TimeAxis {
        let whole = TimeAxis(lines, notation: .exact, longestQuiet: room, marking: time)
        if whole.width <= room { return whole }
        return TimeAxis(lines, notation: .exact, longestQuiet: 24, marking: time)
    }

    /// The caret and the sentence beside it or, where there is no room, below it.
    private func caret(_ labels: LabelColumn, at column: Int, width: Int) -> [String] {
        let pointer = String(repeating: "-", count: column) + "^"
        let line = labels.indent("\(pointer) \(sentence)")
        if line.displayWidth <= width { return [line] }
        let below = sentence.wrapped(toWidth: width - labels.width)
        return ([pointer] + below).map(labels.indent)
    }
}

/// The part of a long picture that is shown.
private struct Window {
    private let columns: Range<Int>
    private let room: Int
    /// Where the column of interest stands in what is shown.
    let column: Int

    init(of width: Int, around column: Int, room: Int) {
        let start = min(max(column - room / 2, 0), max(width - room, 0))
        columns = start..<max(min(start + room, width), start)
        self.column = column - start
        self.room = room
    }

    func text(of strip: Strip) -> String { strip.text(in: columns, marksCuts: true) }

    func text(of ruler: Ruler) -> String { ruler.text(in: columns.lowerBound..<columns.lowerBound + room) }
}
