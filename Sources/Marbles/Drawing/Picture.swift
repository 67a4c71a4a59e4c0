import Text

/// Timelines drawn one under the other, equal times one under the other.
///
///     print(Picture(
///         Timeline("window", window),
///         Timeline("garden", garden, remark: "subscribed later, told everything")))
///
///     window  --a--b--c--|
///     garden       ^-a--b--c--|   subscribed later, told everything
///
/// Signs are those of ``Diagram``, but values of several characters stand without quotes, as in `--18°--21°-|`,
/// wherever that is clear. Time is stretched, for all lines alike, where a value needs the room. What is too wide
/// has its quiet times cut short, marked `…`, and then goes on underneath.
public struct Picture: Sendable, CustomStringConvertible {
    private let timelines: [Timeline]
    private let width: Int

    /// - Parameter width: how many columns of the screen there are.
    public init(_ timelines: Timeline..., width: Int = 74) {
        self.init(timelines, width: width)
    }

    /// - Parameter width: how many columns of the screen there are.
    public init(_ timelines: [Timeline], width: Int = 74) {
        self.timelines = timelines
        self.width = width
    }

    /// The lines of text, without line breaks and without blanks at the end.
    public var lines: [String] {
        let labels = LabelColumn(timelines.map(\.label))
        let room = max(width - labels.width, 20)
        let axis = TimeAxis.fitting(timelines, in: room)
        let strips = timelines.map { Strip($0, on: axis) }
        if axis.width <= room { return withRemarks(labels, strips, drawnTo: axis.width) }
        let blocks = stride(from: 0, to: axis.width, by: room).map { start in
            strips.indices.compactMap { index in
                let part = strips[index].text(in: start..<start + room)
                return part.isEmpty ? nil : labels.line(index, part)
            }
        }
        let remarks = timelines.compactMap { line in line.remark.map { "\(line.label): \($0)" } }
        return Array(blocks.joined(separator: [""])) + remarks.flatMap { $0.wrapped(toWidth: width) }
    }

    /// The lines, with line breaks between them.
    public var description: String { lines.joined(separator: "\n") }

    /// Remarks stand to the right, one under the other; too long ones under their line.
    private func withRemarks(_ labels: LabelColumn, _ strips: [Strip], drawnTo end: Int) -> [String] {
        let left = labels.width + end + 3
        return strips.indices.flatMap { index in
            let line = labels.line(index, strips[index].text)
            guard let remark = timelines[index].remark else { return [line] }
            if left + remark.displayWidth <= width { return [line.padded(toWidth: left) + remark] }
            return [line] + remark.wrapped(toWidth: width - labels.width).map(labels.indent)
        }
    }
}

extension TimeAxis {
    /// An axis for a given number of columns: if it must be, with quiet times cut short. It may still be too wide.
    fileprivate static func fitting(_ lines: [Timeline], in room: Int) -> TimeAxis {
        let notation = MarbleNotation.readable(for: lines)
        for longestQuiet in [room, 40, 24, 16, 11] {
            let axis = TimeAxis(lines, notation: notation, longestQuiet: longestQuiet)
            if axis.width <= room { return axis }
        }
        return TimeAxis(lines, notation: notation, longestQuiet: 7)
    }
}
