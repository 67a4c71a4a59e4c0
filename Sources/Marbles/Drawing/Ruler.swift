/// The line under a picture that says which second a column is: `0    5    10`.
struct Ruler {
    private let times: [Int?]

    init(of axis: TimeAxis) { times = axis.times }

    /// What stands at the left of the numbers.
    static let label = "seconds"

    /// The numbers that begin in some of the columns, and fit there.
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
