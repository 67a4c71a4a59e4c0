import Pixmap

/// The canvas of a picture: colours that are not yet rounded, column by column.
///
/// Coordinates are in heights of the picture: `u` from the middle to the right, `v` from the top down. So the same things are in
/// the middle of every picture, and a wider one shows more at its sides.
struct Plate {
    let width: Int
    let height: Int
    /// The side of a pixel.
    let pixel: Float
    private(set) var tints: [Tint]

    init(width: Int, height: Int) {
        self.width = Pixmap.allowed(width)
        self.height = Pixmap.allowed(height)
        pixel = 1 / Float(max(self.height, 1))
        tints = Array(repeating: Tint(0, 0, 0), count: self.width * self.height)
    }

    /// The distance from the middle to a side.
    var reach: Float { Float(width) * pixel / 2 }

    func u(_ column: Int) -> Float { (Float(column) + 0.5 - Float(width) / 2) * pixel }

    func v(_ row: Int) -> Float { (Float(row) + 0.5) * pixel }

    /// The row of a `v`, with a fraction. It may be outside.
    func row(at v: Float) -> Float { v * Float(height) }

    /// The rows between two coordinates that are on the plate.
    func rows(from top: Float, to bottom: Float) -> Range<Int> {
        pixels(from: row(at: top), to: row(at: bottom), of: height)
    }

    /// The columns between two coordinates that are on the plate.
    func columns(from left: Float, to right: Float) -> Range<Int> {
        let middle = Float(width) / 2
        return pixels(from: middle + left * Float(height), to: middle + right * Float(height), of: width)
    }

    private func pixels(from first: Float, to last: Float, of count: Int) -> Range<Int> {
        let first = Int(max(0, min(first, Float(count))))
        return first..<max(first, Int(max(0, min(last.rounded(.up), Float(count)))))
    }

    /// The colour of a pixel, which has to be on the plate.
    subscript(column: Int, row: Int) -> Tint {
        get { tints[column * height + row] }
        set { tints[column * height + row] = newValue }
    }

    /// Paints on a pixel. `coverage` is the covered part of it; the rest shows the former colour.
    mutating func paint(_ tint: Tint, _ column: Int, _ row: Int, coverage: Float) {
        let place = column * height + row
        tints[place] = coverage >= 1 ? tint : tints[place].mixed(with: tint, coverage)
    }

    /// The picture as bytes, a little darker in the corners. A very fine grain keeps gradients from showing steps.
    func developed(grain: Noise) -> Pixmap {
        Pixmap(width: width, height: height) { bytes in
            let across = (0..<width).map { u($0) * u($0) / max(reach * reach, 0.25) }
            for row in 0..<height {
                let down = (v(row) - 0.5) * (v(row) - 0.5) * 4
                var place = 3 * row * width
                for column in 0..<width {
                    let darkening = (across[column] + down) * 0.5
                    let light = 255 * (1 - 0.16 * darkening * darkening)
                    let dither = grain.value(Int32(column), Int32(row))
                    let tint = tints[column * height + row]
                    bytes[place] = Self.byte(tint.red * light + dither)
                    bytes[place + 1] = Self.byte(tint.green * light + dither)
                    bytes[place + 2] = Self.byte(tint.blue * light + dither)
                    place += 3
                }
            }
        }
    }

    private static func byte(_ light: Float) -> UInt8 { UInt8(max(0, min(255, light))) }
}
