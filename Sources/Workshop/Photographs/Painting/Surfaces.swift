/// Rock, with snow above a line.
struct Rock: Surface {
    let tint: Tint
    /// The `v` above which there is snow; below 0 for none.
    let snowLine: Float
    let noise: Noise

    private static let snow = Tint(1.12, 1.15, 1.2)

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let wobble = noise.layered(spot.u * 16, spot.v * 16, octaves: 3) - 0.5
        let spread = spot.depth * 0.5 * (noise.at(spot.u * 5, spot.v * 3) - 0.5)
        let slope = spot.slopes.at(spot.u + spread + wobble * (0.06 + 0.34 * spot.depth))
        let light = weather.light(onSlope: slope + wobble * 2.4, softness: 0.9 + spot.depth * 2)
        let lies = (snowLine + wobble * 0.16 - slope * 0.01 - spot.v).step(from: -0.008, to: 0.012)
        let bare = tint * (0.8 + 0.8 * (wobble + 0.25))
        return weather.lit(bare.mixed(with: Self.snow, lies), light)
    }
}

/// Grass, heath, or distant woods.
struct Meadow: Surface {
    let tint: Tint
    let other: Tint
    let noise: Noise

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let patch = noise.layered(spot.u * 7, spot.v * 26, octaves: 3)
        let slope = spot.slopes.at(spot.u + spot.depth * 0.3)
        let light = weather.light(onSlope: slope, softness: 0.8) * (1 - (spot.depth * 2.2).clamped * 0.5)
        let ground = tint.mixed(with: other, patch.step(from: 0.35, to: 0.65))
        return weather.lit(ground * (0.8 + 0.4 * patch), 0.15 + 0.85 * light)
    }
}

/// Dense trees, light at their tops and dark below.
struct Woods: Surface {
    let tint: Tint
    /// The height of a tree.
    let size: Float
    let noise: Noise

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let leaves = noise.at(spot.u / size * 9, spot.v / size * 5)
        let light = (1 - spot.depth / (size * 0.55)).clamped * (0.25 + 0.5 * leaves)
        return weather.lit(tint * (0.75 + 0.5 * leaves), light)
    }
}

/// Sand: each crest has a bright side and a shadow behind it, and ripples from the wind.
struct Sand: Surface {
    let tint: Tint
    /// The direction of the crests towards the viewer.
    let lean: Float
    /// The number of ripples per height of the picture.
    let ripples: Float
    let noise: Noise

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let winding = 0.09 * (noise.at(spot.depth * 7, spot.u * 1.5) - 0.5)
        let slope = spot.slopes.at(spot.u + lean * spot.depth + winding)
        let crisp = 0.25 + spot.depth * 1.6
        let light = weather.light(onSlope: slope, softness: crisp)
        let drift = noise.layered(spot.u * 3, spot.v * 9, octaves: 3)
        let place = spot.v * ripples + spot.u * ripples * 0.22 + drift * 5
        let wave = abs(place - Float(Noise.cell(of: place)) - 0.5) * 4 - 1
        let fine = (1 - spot.pixel * ripples * 1.5).clamped * spot.depth.step(from: 0.01, to: 0.1)
        let relief = wave * 0.05 * fine * (0.4 + light)
        return weather.lit(tint * (0.86 + 0.26 * drift + relief), 0.05 + 0.95 * light)
    }
}

/// Rows of a crop that meet at the horizon.
struct Crop: Surface {
    let tint: Tint
    let earth: Tint
    /// The vanishing point of the rows.
    let vanishing: (u: Float, v: Float)
    /// The number of rows per height of the picture, at its lower edge.
    let rows: Float
    let noise: Noise

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let depth = max(spot.v - vanishing.v, 0.004)
        let across = (spot.u - vanishing.u) / depth * rows * (1 - vanishing.v)
        let place = across + 0.25 * noise.at(across, 0.5 / depth)
        let wave = abs(place - Float(Noise.cell(of: place)) - 0.5) * 2
        let footprint = spot.pixel / depth * (rows * (1 - vanishing.v) + abs(across))
        let sharp = (1.2 - footprint * 1.6).clamped
        let height = 0.6 + (wave.step(from: 0.15, to: 0.7) - 0.6) * sharp
        let leaves = noise.at(across * 5, 3 / depth)
        let grown = tint * (0.82 + 0.36 * (0.5 + (leaves - 0.5) * sharp))
        let patch = noise.layered(spot.u * 2.5, 0.2 / depth, octaves: 2)
        return weather.lit(earth.mixed(with: grown, height), (0.25 + 0.6 * height) * (0.7 + 0.6 * patch))
    }
}
