import Lessons

/// The layout of timelines: in one block, or in several if they are too long.
struct Sheet {
    let labels: LabelColumn
    /// The number of columns at the right of the labels.
    let room: Int
    private let timelines: [Timeline]
    let axis: TimeAxis
    private let ruler: Ruler?

    init(_ timelines: [Timeline], notation: MarbleNotation, hasRuler: Bool, width: Int) {
        labels = LabelColumn(timelines.map(\.label) + (hasRuler ? [Ruler.label] : []))
        room = max(width - labels.width, 20)
        axis = .fitting(timelines, notation: notation, in: room)
        ruler = hasRuler ? Ruler(of: axis) : nil
        self.timelines = timelines
    }

    var lines: [String] {
        let strips = timelines.map { Strip($0, on: axis) }
        let blocks = stride(from: 0, to: max(axis.width, 1), by: room).map { start in
            block(of: strips, in: start..<start + room)
        }
        return Array(blocks.joined(separator: [""]))
    }

    /// In a picture of several blocks, a block has only the lines that have something in its columns.
    private func block(of strips: [Strip], in columns: Range<Int>) -> [String] {
        let texts = strips.map { $0.text(in: columns) } + (ruler.map { [$0.text(in: columns)] } ?? [])
        return texts.indices.compactMap { index in
            let isRuler = index == strips.count
            if texts[index].isEmpty, isRuler || axis.width > room { return nil }
            return labels.line(index, texts[index])
        }
    }
}

extension TimeAxis {
    /// An axis for this number of columns. Quiet times are shortened if necessary. It may still be too wide.
    fileprivate static func fitting(_ lines: [Timeline], notation: MarbleNotation, in room: Int) -> TimeAxis {
        for longestQuiet in [room, 40, 24, 16, 11] {
            let axis = TimeAxis(lines, notation: notation, longestQuiet: longestQuiet)
            if axis.width <= room { return axis }
        }
        return TimeAxis(lines, notation: notation, longestQuiet: 7)
    }
}
