/// Northern lights: curtains that hang from nowhere.
struct NorthernLights: Sendable {
    let noise: Noise
    let tint: Tint
    /// The colour they fade into, high up.
    let fringe: Tint

    /// What hangs above one `u`.
    struct Curtain {
        let lights: NorthernLights
        let u: Float
        let foot: Float
        let fold: Float
        let brightness: Float
    }

    func curtain(at u: Float) -> Curtain {
        let path = noise.layered(u * 1.6 + 3, octaves: 3)
        let brightness = noise.at(u * 2.2 + 50).step(from: 0.2, to: 0.8)
        return Curtain(
            lights: self,
            u: u,
            foot: 0.34 + 0.34 * (path - 0.5) + 0.1 * u,
            fold: path * 14,
            brightness: 0.75 * (0.25 + 0.75 * brightness)
        )
    }
}

extension NorthernLights.Curtain {
    func shining(on sky: Tint, _ v: Float) -> Tint {
        let above = foot - v
        guard above > -0.05 else { return sky }
        let rays = 0.45 + 0.55 * lights.noise.at((u + v * 0.1) * 26 + fold)
        let fading = above < 0 ? (1 + above / 0.05).eased : 1 / (1 + above * above * 42)
        let tint = lights.tint.mixed(with: lights.fringe, (above * 3.2).clamped)
        return sky.lit(by: tint, fading * rays * brightness)
    }
}
