import Text

/// Which column of a picture stands for which time.
///
/// A time stands in its own column, the first being zero, as long as there is room. Where a text needs more, all
/// that is later moves to the right, in all lines alike, so that equal times stay one under the other and nothing
/// changes its order. A long quiet may be cut short.
struct TimeAxis {
    /// Columns where quiet time was cut out.
    private(set) var cuts: Set<Int> = []
    let notation: MarbleNotation
    private var columns: [Duration: Int] = [:]
    private var last = -1
    private var shift = 0
    /// For each line, the text drawn last and the column after it.
    private var drawn: [(text: String, end: Int)]

    /// - Parameters:
    ///   - longestQuiet: how many columns without any event may follow each other.
    ///   - marked: one more time that gets a column of its own.
    init(
        _ lines: [Timeline],
        notation: MarbleNotation,
        longestQuiet: Int = .max,
        marking marked: Duration? = nil
    ) {
        self.notation = notation
        drawn = lines.map { _ in ("", 0) }
        let unit = lines.first?.column ?? .seconds(1)
        var texts: [Duration: [(line: Int, text: String)]] = [:]
        for (index, line) in lines.enumerated() {
            for moment in line.moments {
                texts[moment.time, default: []].append((index, notation.text(of: moment.marks)))
            }
            if let end = line.end { for time in [line.start, end] { texts[time, default: []] += [] } }
        }
        if let marked { texts[marked, default: []] += [] }
        for time in texts.keys.sorted() {
            place(
                texts[time] ?? [],
                at: time,
                naturally: unit.columns(until: time),
                longestQuiet: longestQuiet
            )
        }
    }

    /// How many columns all lines take.
    var width: Int { max(last + 1, drawn.map(\.end).max() ?? 0) }

    /// The column of a time at which something happens in one of the lines.
    func column(of time: Duration) -> Int { columns[time] ?? 0 }

    private mutating func place(
        _ texts: [(line: Int, text: String)],
        at time: Duration,
        naturally natural: Int,
        longestQuiet: Int
    ) {
        let quiet = width
        var column = max(last + 1, natural + shift)
        for (line, text) in texts {
            let room = notation.touches(drawn[line].text, text) ? 1 : 0
            column = max(column, drawn[line].end + room)
        }
        if column - quiet > longestQuiet {
            column = quiet + longestQuiet
            cuts.insert(quiet + longestQuiet / 2)
        }
        for (line, text) in texts { drawn[line] = (text, column + text.displayWidth) }
        columns[time] = column
        shift = column - natural
        last = column
    }
}
