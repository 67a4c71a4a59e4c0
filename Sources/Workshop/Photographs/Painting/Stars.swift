/// Stars, and the Milky Way in clear nights.
struct Stars: Sendable {
    /// The number of stars in a square as wide as the height of the picture.
    let count: Int
    /// From 0 at dusk, with only the brightest stars, to 1.
    let brightness: Float
    let hasMilkyWay: Bool
    let noise: Noise

    /// The side of the squares into which the sky is divided. Each has its own stars, so that a wider picture has more.
    private static let side: Float = 0.125

    func paint(on plate: inout Plate, around moon: Disc, downTo limits: [Int]) {
        if hasMilkyWay { paintMilkyWay(on: &plate, downTo: limits) }
        let perSquare = Int(Float(count) * Self.side * Self.side)
        let columns = Noise.cell(of: -plate.reach / Self.side)...Noise.cell(of: plate.reach / Self.side)
        for column in columns {
            for row in 0..<Int32(1 / Self.side) {
                for index in 0..<perSquare {
                    paintStar(Noise(seed: noise.seed &+ UInt32(index)), column, row, on: &plate, moon, limits)
                }
            }
        }
    }

    private func paintStar(
        _ star: Noise, _ column: Int32, _ row: Int32, on plate: inout Plate, _ moon: Disc, _ limits: [Int]
    ) {
        let u = (Float(column) + star.value(column, row)) * Self.side
        let v = (Float(row) + star.value(column, row &+ 5000)) * Self.side
        let rank = star.value(column, row &+ 9000)
        let size = 0.0008 + 0.0013 * rank * rank * rank * rank
        let faded = brightness * (0.16 + 0.84 * rank * rank * rank) * (1.15 - v * 1.2).clamped
        let strength = faded * (1 - moon.halo(u, v)).clamped
        // A star smaller than a pixel lights only a part of it.
        let radius = max(size, plate.pixel * 0.75)
        let share = strength * (size / radius) * (0.4 + 0.6 * size / radius)
        let tint = Tint(1, 0.86, 0.72).mixed(with: Tint(0.78, 0.88, 1), star.value(row, column))
        for column in plate.columns(from: u - radius * 2, to: u + radius * 2) {
            for row in plate.rows(from: v - radius * 2, to: v + radius * 2) where row < limits[column] {
                let (across, down) = (plate.u(column) - u, plate.v(row) - v)
                let falling = 1 - (across * across + down * down) / (radius * radius * 4)
                guard falling > 0 else { continue }
                plate[column, row] = plate[column, row].lit(
                    by: tint, share * 1.6 * falling * falling * falling)
            }
        }
    }

    private func paintMilkyWay(on plate: inout Plate, downTo limits: [Int]) {
        let slope = 0.6 + 0.8 * noise.value(1)
        let offset = 0.25 + 0.3 * noise.value(2)
        for column in 0..<plate.width {
            let u = plate.u(column)
            for row in 0..<min(limits[column], plate.height) {
                let v = plate.v(row)
                let aside = (v - offset - u * slope) * 2.8
                let band = (1 - aside * aside).clamped.eased
                guard band > 0 else { continue }
                let mist = noise.layered(u * 5, v * 5, octaves: 4)
                let dust = noise.layered(u * 7 + 40, v * 7, octaves: 3).step(from: 0.5, to: 0.66)
                let light = band * mist.step(from: 0.25, to: 0.8) * (1 - 0.45 * dust * band)
                let tint = Tint(0.62, 0.66, 0.95).mixed(with: Tint(1, 0.78, 0.8), mist)
                plate[column, row] = plate[column, row].lit(by: tint, light * 0.55 * (1.1 - v).clamped)
            }
        }
    }
}
