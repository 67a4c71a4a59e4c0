/// Northern lights: curtains that hang from nowhere.
struct NorthernLights: Sendable {
    let noise: Noise
    let tint: Tint
    /// The colour they fade into, high up.
    let fringe: Tint

    /// The sky at a place, with what hangs there.
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
