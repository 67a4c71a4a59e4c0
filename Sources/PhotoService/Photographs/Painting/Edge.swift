/// Where an outline runs through the columns of a plate.
struct Edge {
    /// Samples per column, so that fine tips do not flicker.
    private static let samples = 3
    /// The rows where it begins, as numbers with a fraction: `samples` for each column.
    private let tops: [Float]
    /// The first row it touches in each column.
    let first: [Int]
    /// The first row below which nothing shines through.
    let full: [Int]
    /// Where it begins in the middle of each column, in heights of the picture.
    let average: [Float]

    init(_ outline: Outline, on plate: Plate) {
        let count = Self.samples
        let step = plate.pixel / Float(count)
        tops = (0..<plate.width * count).map { sample in
            let u = Float(sample) * step + step / 2 - plate.reach
            return max(-1, min(plate.row(at: outline.top(u)), Float(plate.height + 1)))
        }
        let columns = (0..<plate.width).map { [tops] in tops[$0 * count..<($0 + 1) * count] }
        first = columns.map { max(0, Int($0.min() ?? 0)) }
        full = columns.map { max(0, Int(($0.max() ?? 0).rounded(.up))) }
        average = columns.map { $0.reduce(0, +) / Float(count) * plate.pixel }
    }

    /// How much of a pixel lies below the edge.
    func coverage(_ column: Int, _ row: Int) -> Float {
        guard row < full[column] else { return 1 }
        let bottom = Float(row + 1)
        var sum: Float = 0
        for sample in column * Self.samples..<(column + 1) * Self.samples {
            sum += (bottom - tops[sample]).clamped
        }
        return sum / Float(Self.samples)
    }
}
