/// Clouds, which are flatter near the horizon, and brighter on the side of the sun.
struct Clouds: Sendable {
    /// The covered part of the sky, 0 to 1.
    let cover: Float
    /// The ratio of their width to their height.
    let stretch: Float
    /// The number of clouds per height of the picture.
    let scale: Float
    let noise: Noise

    func paint(on plate: inout Plate, sky: Sky, downTo limits: [Int]) {
        for column in 0..<plate.width {
            let u = plate.u(column)
            for row in 0..<min(limits[column], plate.height) {
                let v = plate.v(row)
                let density = noise.layered(u * scale, down(u, v), octaves: 4) - clear
                guard density > 0 else { continue }
                let veil =
                    density.step(from: 0, to: 0.28) * (1.12 - v / sky.horizon).clamped.step(from: 0, to: 0.35)
                let tint = tint(u, v, density, sky)
                plate.paint(plate[column, row].mixed(with: tint, 0.9), column, row, coverage: veil)
            }
        }
    }

    /// The threshold of the texture above which there is cloud.
    private var clear: Float { 0.78 - 0.45 * cover }

    /// The vertical coordinate in the texture.
    private func down(_ u: Float, _ v: Float) -> Float { v * scale * stretch + u * scale * 0.12 }

    private func tint(_ u: Float, _ v: Float, _ density: Float, _ sky: Sky) -> Tint {
        let (towardsU, towardsV) = (sky.sun.u - u, sky.sun.v - v)
        let distance = max((towardsU * towardsU + towardsV * towardsV).squareRoot(), 0.001)
        let reach = 0.05 / distance
        let (aside, above) = (u + towardsU * reach, v + towardsV * reach)
        let beyond = noise.layered(aside * scale, down(aside, above), octaves: 2) - clear
        let facing = (0.55 + 2.6 * (density - beyond)).clamped
        let near = 0.3 / (0.3 + distance)
        let light = sky.daylight.glow.mixed(with: sky.daylight.sun, 0.35) * (0.86 + 0.24 * near)
        let dark = sky.daylight.sky(at: v / sky.horizon).mixed(with: sky.daylight.shade, 0.4)
        return dark.mixed(with: light, facing * (0.35 + 0.65 * near))
    }
}
