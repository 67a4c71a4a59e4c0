/// Still or moving water below a line. It reflects what is above it, and glitters under the sun.
struct Water: Sendable {
    /// The `v` of its upper edge.
    let line: Float
    let tint: Tint
    /// 0 for a mirror, 1 for the open sea.
    let waves: Float
    let noise: Noise

    /// Paints the water from what has been painted above the line.
    func paint(on plate: inout Plate, in weather: Weather) {
        let first = Int(max(0, min(plate.row(at: line), Float(plate.height))))
        for row in first..<plate.height {
            let v = plate.v(row)
            let depth = max(v - line, plate.pixel / 2)
            // Distant waves look smaller.
            let near = 0.03 + depth * 0.6
            for column in 0..<plate.width {
                let u = plate.u(column)
                let wave = noise.layered(u * 2.2 / near + 50, 1.5 / near + depth * 9, octaves: 2) - 0.5
                let mirrored = mirrored(u, depth, wave, on: plate)
                var water = mirrored.mixed(with: tint * weather.daylight.shade, 0.16 + 0.42 * waves)
                water = water * (1 + wave * (0.1 + 0.75 * waves))
                let glitter = glitter(u, depth, near, wave, weather)
                plate[column, row] = water.lit(by: weather.daylight.glow, glitter)
            }
        }
    }

    private func mirrored(_ u: Float, _ depth: Float, _ wave: Float, on plate: Plate) -> Tint {
        let shaken = wave * (0.02 + 0.35 * waves) * (0.1 + depth)
        let above = line - max(depth * (1 + 0.6 * waves) + shaken, 0)
        let row = max(0, min(plate.row(at: above) - 0.5, plate.row(at: line) - 1.5))
        let aside = u + shaken * 0.25
        let column = max(0, min(Int((aside + plate.reach) / plate.pixel), plate.width - 1))
        let upper = Int(row)
        let lower = min(upper + 1, plate.height - 1)
        return plate[column, upper].mixed(with: plate[column, lower], row - Float(upper))
    }

    /// The path of light under the sun.
    private func glitter(_ u: Float, _ depth: Float, _ near: Float, _ wave: Float, _ weather: Weather)
        -> Float
    {
        guard weather.sun.v < line, weather.sun.glare > 0.05 else { return 0 }
        let aside = (u - weather.sun.u) / (0.035 + 0.22 * depth * (0.35 + waves))
        let path = 1 / (1 + aside * aside * aside * aside)
        let sparks = noise.layered(u * 3.5 / near, 4 / near + depth * 30, octaves: 2).step(
            from: 0.42, to: 0.72)
        return path * (0.1 + sparks * (0.12 + 1.1 * waves)) * weather.sun.glare * (1.1 - depth)
    }
}
