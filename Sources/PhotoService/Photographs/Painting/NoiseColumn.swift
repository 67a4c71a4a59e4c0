/// The numbers of a texture along a line straight down: the same ones, several times faster, because neighbours lie
/// between the same corners.
struct NoiseColumn {
    private var lines: [Line]

    /// The line at `x`, with so many layers of hills on hills.
    init(_ noise: Noise, at x: Float, octaves: Int) {
        lines = []
        var place = x
        for _ in 0..<octaves {
            lines.append(Line(noise, at: place))
            place = place * 2.03 + 17.7
        }
    }

    /// `Noise.layered` at this line and `y`. Where it will not come `above` a number, it is not worked out to the end.
    mutating func layered(_ y: Float, above floor: Float = 0) -> Float {
        var (sum, weight, row) = (Float(0), Float(0.5), y)
        for octave in lines.indices {
            // All that is to come is less than this weight.
            if sum + 0.5 + weight < floor { break }
            sum += weight * (lines[octave].at(row) - 0.5)
            row = row * 2.03 + 9.1
            weight *= 0.5
        }
        return sum + 0.5
    }

    /// One layer of it.
    private struct Line {
        private let noise: Noise
        private let column: Int32
        private let across: Float
        private var row: Int32
        private var upper: Float
        private var lower: Float

        init(_ noise: Noise, at x: Float) {
            self.noise = noise
            column = Noise.cell(of: x)
            across = (x - Float(column)).eased
            row = .min
            upper = 0
            lower = 0
        }

        mutating func at(_ y: Float) -> Float {
            let cell = Noise.cell(of: y)
            if cell != row {
                upper = corner(cell)
                lower = corner(cell &+ 1)
                row = cell
            }
            return upper + (lower - upper) * (y - Float(cell)).eased
        }

        private func corner(_ row: Int32) -> Float {
            let left = noise.value(column, row)
            return left + (noise.value(column &+ 1, row) - left) * across
        }
    }
}
