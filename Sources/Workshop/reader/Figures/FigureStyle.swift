import Lessons
import Text

/// Sizes and colours of figures. All figures of an example share one style, so that equal times are below each other, and equal
/// values have one colour.
struct FigureStyle {
    /// Pixels to the left of column 0.
    let left: Int
    /// The width of a column, in pixels.
    let unit: Int
    /// The radius of a marble.
    let radius: Int
    private var colours: [String: Int] = [:]

    private static let room = 640
    /// The width for a figure whose marbles can be moved: it has two columns more, and just fits on a page of full width.
    private static let movableRoom = 694
    private static let numberOfColours = 6
    /// The radius that `page.css` sets: keep both equal.
    static let usualRadius = 13

    /// - Parameter first: the values that get their colours first, so that these never change: those of the diagrams in the code.
    init(of figures: [Figure], first: [String] = []) {
        let longest = figures.flatMap(\.lines).map { $0.label.displayWidth }.max() ?? 0
        left = longest == 0 ? 18 : longest * 7 + 28
        let columns = figures.map { $0.drawnColumn($0.width) }.max() ?? 1
        unit = max(
            12, min(32, (Self.room - left) / max(columns, 1), (Self.movableRoom - left) / (columns + 2)))
        radius = min(Self.usualRadius, max(8, unit * (figures.map(\.narrowestGap).min() ?? 1) / 2))
        let marks = figures.flatMap(\.lines).flatMap(\.moments).flatMap(\.marks).filter { $0.kind == .value }
        for value in first + marks.map(\.text) where colours[value] == nil {
            colours[value] = colours.count % Self.numberOfColours + 1
        }
    }

    func colour(of value: String) -> Int { colours[value] ?? 1 }
}

extension Figure {
    /// The distance in columns of the two nearest moments of a line; at most 3.
    fileprivate var narrowestGap: Int {
        let gaps = lines.flatMap { line in
            zip(line.moments, line.moments.dropFirst()).map { $1.column - $0.column }
        }
        return max(1, min(gaps.min() ?? 3, 3))
    }
}
