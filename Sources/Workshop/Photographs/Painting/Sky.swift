/// The sky of a picture: its gradient, the sun or the moon, clouds, stars, northern lights.
struct Sky: Sendable {
    var daylight: Daylight
    /// The lower end of the sky, below the ridges that hide it.
    var horizon: Float
    /// The sun, or the moon at night.
    var sun: Disc
    var clouds: Clouds?
    var stars: Stars?
    var northernLights: NorthernLights?

    /// Paints each column down to the row given for it.
    func paint(on plate: inout Plate, downTo limits: [Int]) {
        let rows = (0..<plate.height).map { daylight.sky(at: plate.v($0) / horizon) }
        for column in 0..<plate.width {
            let u = plate.u(column)
            for row in 0..<min(limits[column], plate.height) {
                let v = plate.v(row)
                let air = rows[row].lit(by: daylight.glow, sun.halo(u, v))
                plate[column, row] = northernLights?.shining(on: air, u, v) ?? air
            }
        }
        stars?.paint(on: &plate, around: sun, downTo: limits)
        sun.paint(on: &plate, daylight.glow, downTo: limits)
        clouds?.paint(on: &plate, sky: self, downTo: limits)
    }
}

/// The sun or the moon.
struct Disc: Sendable {
    let u: Float
    let v: Float
    let radius: Float
    /// The brightness of the air around it, 0 to 1.
    let glare: Float
    /// The phase of the moon: the offset of the shadow, in radii; 2 or more is a full moon. `nil` for the sun.
    let phase: Float?

    /// The brightness of the air at a place.
    func halo(_ u: Float, _ v: Float) -> Float {
        let (across, down) = (u - self.u, v - self.v)
        let distance = across * across + 1.7 * down * down
        return glare * (0.75 * 0.012 / (0.012 + distance) + 0.35 * 0.12 / (0.12 + distance))
    }

    func paint(on plate: inout Plate, _ tint: Tint, downTo limits: [Int]) {
        let face = Noise(seed: 77)
        for column in plate.columns(from: u - radius * 1.1, to: u + radius * 1.1) {
            for row in plate.rows(from: v - radius * 1.1, to: v + radius * 1.1) where row < limits[column] {
                let (across, down) = (plate.u(column) - u, plate.v(row) - v)
                let coverage = coverage(across, down, pixel: plate.pixel)
                guard coverage > 0 else { continue }
                let spots =
                    phase == nil ? 0 : face.layered(across / radius * 2 + 5, down / radius * 2, octaves: 3)
                let shine =
                    Tint(1, 1, 1).mixed(with: tint, 0.5) * (1.08 - 0.35 * spots.step(from: 0.45, to: 0.75))
                plate.paint(shine, column, row, coverage: coverage)
            }
        }
    }

    private func coverage(_ across: Float, _ down: Float, pixel: Float) -> Float {
        let distance = (across * across + down * down).squareRoot()
        let inside = ((radius - distance) / pixel + 0.5).clamped
        guard let phase, phase < 2 else { return inside }
        let (aside, above) = (across - radius * phase, down + radius * phase * 0.3)
        let shadow = (aside * aside + above * above).squareRoot()
        return inside * ((shadow - radius) / pixel + 0.5).clamped
    }
}

/// Northern lights: curtains in the sky.
struct NorthernLights: Sendable {
    let noise: Noise
    let tint: Tint
    /// The colour they fade into, high up.
    let fringe: Tint

    /// The colour of the sky at a place, with the lights.
    func shining(on sky: Tint, _ u: Float, _ v: Float) -> Tint {
        let path = noise.layered(u * 1.6 + 3, octaves: 3)
        let above = 0.34 + 0.34 * (path - 0.5) + 0.1 * u - v
        guard above > -0.05 else { return sky }
        let brightness = 0.75 * (0.25 + 0.75 * noise.at(u * 2.2 + 50).step(from: 0.2, to: 0.8))
        let rays = 0.45 + 0.55 * noise.at((u + v * 0.1) * 26 + path * 14)
        let fading = above < 0 ? (1 + above / 0.05).eased : 1 / (1 + above * above * 42)
        return sky.lit(by: tint.mixed(with: fringe, (above * 3.2).clamped), fading * rays * brightness)
    }
}
