/// An infinite texture: a number from 0 to 1 at every place, similar at near places, and the same in every run.
///
/// It uses only sums, products and quotients, so that every machine computes the same bits.
struct Noise: Sendable {
    let seed: UInt32

    /// The value on a line. Hills are about 1 apart.
    func at(_ x: Float) -> Float {
        let cell = Self.cell(of: x)
        let left = value(cell, 0)
        return left + (value(cell &+ 1, 0) - left) * (x - Float(cell)).eased
    }

    /// The value on a plane. Hills are about 1 apart.
    func at(_ x: Float, _ y: Float) -> Float {
        let (column, row) = (Self.cell(of: x), Self.cell(of: y))
        let (across, down) = ((x - Float(column)).eased, (y - Float(row)).eased)
        let above = value(column, row)
        let below = value(column, row &+ 1)
        let upper = above + (value(column &+ 1, row) - above) * across
        let lower = below + (value(column &+ 1, row &+ 1) - below) * across
        return upper + (lower - upper) * down
    }

    /// The value on a line, with finer and finer hills on the hills.
    func layered(_ x: Float, octaves: Int) -> Float {
        var (sum, weight, place) = (Float(0), Float(0.5), x)
        for _ in 0..<octaves {
            sum += weight * (at(place) - 0.5)
            place = place * 2.03 + 17.7
            weight *= 0.5
        }
        return sum + 0.5
    }

    /// The value on a plane, with finer and finer hills on the hills.
    func layered(_ x: Float, _ y: Float, octaves: Int) -> Float {
        var (sum, weight, column, row) = (Float(0), Float(0.5), x, y)
        for _ in 0..<octaves {
            sum += weight * (at(column, row) - 0.5)
            column = column * 2.03 + 17.7
            row = row * 2.03 + 9.1
            weight *= 0.5
        }
        return sum + 0.5
    }

    /// The value on a line, with sharp crests and round valleys.
    func ridged(_ x: Float, octaves: Int) -> Float {
        var (sum, weight, place) = (Float(0), Float(0.5), x)
        for _ in 0..<octaves {
            let crest = 1 - abs(2 * at(place) - 1)
            sum += weight * crest * crest
            place = place * 2.07 + 31.3
            weight *= 0.45
        }
        return sum
    }

    /// The random number of a cell, independent of its neighbours.
    func value(_ column: Int32, _ row: Int32 = 0) -> Float {
        var bits = seed ^ UInt32(bitPattern: column) &* 0x9E37_79B1 ^ UInt32(bitPattern: row) &* 0x85EB_CA77
        bits = (bits ^ (bits >> 16)) &* 0x7FEB_352D
        bits = (bits ^ (bits >> 15)) &* 0x846C_A68B
        return Float((bits ^ (bits >> 16)) >> 8) * (1 / 16_777_216)
    }

    /// The next whole number below, within limits: beyond them the texture is constant.
    static func cell(of x: Float) -> Int32 {
        let bounded = max(min(x, 1_000_000), -1_000_000)
        let cell = Int32(bounded)
        return Float(cell) > bounded ? cell - 1 : cell
    }
}

extension Float {
    /// The number, from 0 to 1, with a slow start and end.
    var eased: Float { self * self * (3 - 2 * self) }

    /// The number, limited to 0 to 1.
    var clamped: Float { Swift.max(0, Swift.min(1, self)) }

    /// The position between two numbers, from 0 to 1, with a slow start and end.
    func step(from low: Float, to high: Float) -> Float { ((self - low) / (high - low)).clamped.eased }
}
