import Manuscript
import Text

/// How large figures are drawn. All figures of an example have one, so that equal times stand under each other.
struct Scale {
    /// Pixels at the left of column 0.
    let left: Int
    /// Pixels of a column.
    let unit: Int
    /// Of a marble.
    let radius: Int

    private static let room = 640

    init(for figures: [Figure]) {
        let longest = figures.flatMap(\.lines).map { $0.label.displayWidth }.max() ?? 0
        left = longest == 0 ? 18 : longest * 7 + 28
        let columns = figures.map { $0.drawnColumn($0.width) }.max() ?? 1
        unit = max(12, min(32, (Self.room - left) / max(columns, 1)))
        radius = min(13, max(8, unit * (figures.map(\.narrowestGap).min() ?? 1) / 2))
    }
}

extension Figure {
    /// How many columns the two nearest moments of a line are apart.
    fileprivate var narrowestGap: Int {
        let gaps = lines.flatMap { line in
            zip(line.moments, line.moments.dropFirst()).map { $1.column - $0.column }
        }
        return max(1, min(gaps.min() ?? 3, 3))
    }
}
