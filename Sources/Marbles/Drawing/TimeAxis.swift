import Text

/// Which column of a picture stands for which time.
///
/// A time stands in its own column, the first being zero, as long as there is room. Where a text needs more, and where two
/// times fall into one column, all that is later moves to the right, in all lines alike: equal times stay one under the
/// other, and nothing changes its order. A long quiet may be cut short.
struct TimeAxis {
    /// A time that has a column of its own.
    private struct Mark {
        /// In units, rounded down.
        let time: Int
        let isWhole: Bool
        let column: Int
    }

    /// Columns where quiet time was cut out.
    private(set) var cuts: Set<Int> = []
    let notation: MarbleNotation
    private var columns: [Duration: Int] = [:]
    private var marks: [Mark] = []
    private var last = -1
    private var shift = 0
    /// For each line, the text drawn last and the column after it.
    private var drawn: [(text: String, end: Int)]

    /// - Parameters:
    ///   - longestQuiet: how many columns without any event may follow each other.
    ///   - marked: one more time that gets a column of its own.
    init(
        _ lines: [Timeline], notation: MarbleNotation, longestQuiet: Int = .max,
        marking marked: Duration? = nil
    ) {
        self.notation = notation
        drawn = lines.map { _ in ("", 0) }
        var texts: [Duration: [(line: Int, text: String)]] = [:]
        for (index, line) in lines.enumerated() {
            for moment in line.moments {
                texts[moment.time, default: []].append((index, notation.text(of: moment.marks)))
            }
            if let end = line.end { for time in [line.start, end] { texts[time, default: []] += [] } }
        }
        if let marked { texts[marked, default: []] += [] }
        for time in texts.keys.sorted() {
            place(texts[time] ?? [], at: time, longestQuiet: longestQuiet)
        }
    }

    /// How many columns all lines take.
    var width: Int { max(last + 1, drawn.map(\.end).max() ?? 0) }

    /// The column of a time at which something happens in one of the lines.
    func column(of time: Duration) -> Int { columns[time] ?? 0 }

    /// Which time each column stands for, in units; `nil` where it stands for none, or for a part of one.
    var times: [Int?] {
        var times: [Int?] = []
        var last = Mark(time: -1, isWhole: true, column: -1)
        for mark in marks {
            times += self.times(between: last, and: mark)
            times.append(mark.isWhole ? mark.time : nil)
            last = mark
        }
        return times + (times.count..<max(width, times.count)).map { last.time + ($0 - last.column) }
    }

    /// Those after a cut are counted back from the later mark.
    private func times(between one: Mark, and other: Mark) -> [Int?] {
        let gap = one.column + 1..<other.column
        let cut = cuts.first(where: gap.contains)
        return gap.map { column in
            let onwards = one.time + (column - one.column)
            guard let cut else { return onwards < other.time ? onwards : nil }
            if column == cut { return nil }
            return column < cut ? onwards : other.time - (other.column - column)
        }
    }

    private mutating func place(_ texts: [(line: Int, text: String)], at time: Duration, longestQuiet: Int) {
        let natural = time.column
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
        marks.append(Mark(time: natural, isWhole: time == .seconds(natural), column: column))
        for (line, text) in texts { drawn[line] = (text, column + text.displayWidth) }
        columns[time] = column
        shift = column - natural
        last = column
    }
}
