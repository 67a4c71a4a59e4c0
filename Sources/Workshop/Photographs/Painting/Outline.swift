/// The upper edge of a piece of land: its `v` for each `u`.
struct Outline: Sendable {
    let top: @Sendable (Float) -> Float

    /// Rounded hills: `height` from valley to crest.
    static func rolling(base: Float, height: Float, frequency: Float, octaves: Int, _ noise: Noise) -> Outline
    {
        Outline { u in base - height * (noise.layered(u * frequency + 7, octaves: octaves) - 0.2) }
    }

    /// Rocky crests, with one that stands out at `peak`.
    static func rugged(
        base: Float, height: Float, frequency: Float, peak: (u: Float, width: Float, height: Float),
        _ noise: Noise
    ) -> Outline {
        Outline { u in
            let crest = noise.ridged(u * frequency + 3, octaves: 6)
            let aside = min(abs(u - peak.u + 0.05 * (noise.at(u * 9) - 0.5)) / peak.width, 1)
            let mountain = (1 - aside) * (1 - aside * 0.45)
            return base - height * crest - peak.height * mountain * (0.72 + 0.42 * crest)
        }
    }

    /// Dunes: gentle on the side of the wind, steep on the other, with sharp crests.
    static func dunes(base: Float, height: Float, frequency: Float, _ noise: Noise) -> Outline {
        Outline { u in
            let place = u * frequency + 0.5 * noise.at(u * frequency * 0.7 + 20)
            let cell = Noise.cell(of: place)
            let along = place - Float(cell)
            let crest = 0.5 + 0.25 * noise.value(cell, 1)
            let slope = along < crest ? along / crest : (1 - along) / (1 - crest)
            let tall = 0.45 + 0.55 * noise.value(cell, 2)
            let rounded = slope * (0.55 + 0.45 * slope)
            return base - height * (rounded * tall + 0.35 * noise.layered(u * frequency * 0.5, octaves: 2))
        }
    }

    /// Conifers on another outline. `size` is the height of the tallest.
    static func conifers(on ground: Outline, size: Float, density: Float, _ noise: Noise) -> Outline {
        let spacing = size * 0.24
        return Outline { u in
            let cell = Noise.cell(of: u / spacing)
            var tallest = size * 0.1 * noise.at(u / spacing * 2.7)
            for neighbour in (cell - 2)...(cell + 2) where noise.value(neighbour, 9) < density {
                tallest = max(tallest, conifer(at: u, neighbour, size: size, spacing: spacing, noise))
            }
            return ground.top(u) - tallest
        }
    }

    private static func conifer(
        at u: Float, _ cell: Int32, size: Float, spacing: Float, _ noise: Noise
    ) -> Float {
        let middle = (Float(cell) + 0.15 + 0.7 * noise.value(cell, 1)) * spacing
        let height = size * (0.45 + 0.55 * noise.value(cell, 2))
        let aside = abs(u - middle) / (height * (0.17 + 0.07 * noise.value(cell, 3)))
        guard aside < 1 else { return 0 }
        // The branches overlap a little.
        let branches = aside * 6 + noise.value(cell, 4)
        let jag = branches - Float(Noise.cell(of: branches))
        return height * ((1 - aside) * (1 - 0.25 * aside) + 0.07 * (jag - 0.5) * (aside > 0.08 ? 1 : 0))
    }

    /// Round crowns on another outline, in groups.
    static func crowns(on ground: Outline, size: Float, density: Float, _ noise: Noise) -> Outline {
        let spacing = size * 0.6
        return Outline { u in
            let cell = Noise.cell(of: u / spacing)
            var tallest: Float = 0
            for neighbour in (cell - 2)...(cell + 2) where noise.at(Float(neighbour) * 0.21) < density {
                let middle = (Float(neighbour) + noise.value(neighbour, 1)) * spacing
                let height = size * (0.4 + 0.6 * noise.value(neighbour, 2))
                let aside = abs(u - middle) / (height * 0.6)
                if aside < 1 {
                    let leaves = 0.88 + 0.24 * noise.at(u / size * 9)
                    tallest = max(tallest, height * (1 - aside * aside).squareRoot() * leaves)
                }
            }
            return ground.top(u) - tallest
        }
    }
}

/// An outline in the columns of a plate.
struct Edge {
    /// Samples per column. With several, fine tips do not flicker.
    private static let samples = 3
    /// The rows of the outline, with fractions: `samples` for each column.
    private let tops: [Float]
    /// The first row in each column that the outline touches.
    let first: [Int]
    /// The first row in each column below which the land covers everything.
    let full: [Int]
    /// The `v` of the outline in the middle of each column.
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

    /// The part of a pixel that is below the edge.
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
