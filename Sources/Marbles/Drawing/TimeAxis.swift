import Text

/// Maps times to the columns of a picture.
///
/// Each second has its own column, beginning with zero, as long as there is room. If a text needs more, or two times fall into one
/// column, everything later moves to the right, in all lines: equal times stay in equal columns, and the order is kept. A long
/// quiet time may be shortened.
struct TimeAxis {
    /// A time that has a column of its own.
    private struct Mark {
        /// The time in units, rounded down.
        let time: Int
        let isWhole: Bool
        let column: Int
    }

    /// The columns at which quiet time was left out.
    private(set) var cuts: Set<Int> = []
    let notation: MarbleNotation
    private var columns: [Duration: Int] = [:]
    private var marks: [Mark] = []
    private var last = -1
    private var shift = 0
    /// For each line, the text drawn last and the column after it.
    private var drawn: [(text: String, end: Int)]

    /// - Parameters:
    ///   - longestQuiet: the maximum number of consecutive columns without any event.
    ///   - marked: a further time that gets a column of its own.
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

    /// The number of columns of all lines together.
    var width: Int { max(last + 1, drawn.map(\.end).max() ?? 0) }

    /// The column of a time at which some line has an event.
    func column(of time: Duration) -> Int { columns[time] ?? 0 }

    /// The time of each column, in units; `nil` if it has none, or a fraction.
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

    /// The times after a cut are counted back from the later mark.
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
