/// The line below a picture that gives the second of a column: `0    5    10`.
struct Ruler {
    private let times: [Int?]

    init(of axis: TimeAxis) { times = axis.times }

    /// The label at the left of the numbers.
    static let label = "seconds"

    /// The numbers that fit into these columns.
    func text(in columns: Range<Int>) -> String {
        var text = ""
        for column in columns.clamped(to: times.indices) {
            guard let number = times[column].flatMap({ $0.isMultiple(of: 5) ? "\($0)" : nil }) else {
                continue
            }
            let gap = column - columns.lowerBound - text.count
            guard gap >= (text.isEmpty ? 0 : 1), column + number.count <= columns.upperBound else { continue }
            text += String(repeating: " ", count: gap) + number
        }
        return text
    }
}
