/// A piece of land: its outline, its surface, and the haze before it.
struct Land: Sendable {
    let outline: Outline
    let surface: any Surface
    /// The strength of the haze, from 0 (near) to 1 (far).
    let haze: Float
    /// The mist in the valley below its crests: its strength, 0 to 1, and the depth at which it is thickest.
    var mist: (strength: Float, depth: Float) = (0, 0.2)

    /// The first row of the land in each column of a plate.
    func edge(on plate: Plate) -> Edge { Edge(outline, on: plate) }

    func paint(on plate: inout Plate, _ edge: Edge, in weather: Weather, downTo limits: [Int]) {
        let slopes = Slopes(of: outline, reach: plate.reach)
        for column in 0..<plate.width {
            let u = plate.u(column)
            let top = edge.average[column]
            let air = weather.haze(at: u)
            for row in edge.first[column]..<max(edge.first[column], min(limits[column], plate.height)) {
                let v = plate.v(row)
                let spot = Spot(u: u, v: v, depth: max(v - top, 0), pixel: plate.pixel, slopes: slopes)
                let tint = surface.tint(at: spot, in: weather)
                let valley = mist.strength * spot.depth.step(from: 0, to: mist.depth)
                let hazy = tint.mixed(with: air, haze + (1 - haze) * valley)
                plate.paint(hazy, column, row, coverage: edge.coverage(column, row))
            }
        }
    }
}

/// The surface of a piece of land.
protocol Surface: Sendable {
    /// Its colour at a spot, without haze.
    func tint(at spot: Spot, in weather: Weather) -> Tint
}

struct Spot {
    let u: Float
    let v: Float
    /// The distance below the edge.
    let depth: Float
    /// The side of a pixel.
    let pixel: Float
    let slopes: Slopes
}

/// The slope of an outline at each `u`. It is above 0 where the outline falls to the right.
struct Slopes: Sendable {
    private static let steps: Float = 192
    private let start: Float
    private let values: [Float]

    init(of outline: Outline, reach: Float) {
        // It includes some more at both sides, because the shading follows crests aslant.
        start = -reach - 0.4
        let tops = (0...Int((2 * reach + 0.8) * Self.steps) + 2).map { [start] place in
            outline.top(start + Float(place) / Self.steps)
        }
        values = zip(tops, tops.dropFirst()).map { ($1 - $0) * Self.steps }
    }

    func at(_ u: Float) -> Float {
        let place = max(0, min((u - start) * Self.steps - 0.5, Float(values.count - 2)))
        let index = Int(place)
        return values[index] + (values[index + 1] - values[index]) * (place - Float(index))
    }
}

/// Light and air over a landscape.
struct Weather: Sendable {
    let daylight: Daylight
    let sun: Disc
    let hour: Motif.Hour

    /// The colour into which distant things fade. It is warmer below the sun.
    func haze(at u: Float) -> Tint {
        let aside = u - sun.u
        let below = sun.glare * 0.5 * 0.06 / (0.06 + aside * aside)
        return daylight.haze.mixed(with: daylight.glow, below)
    }

    /// A colour in the light; `light` is 0 in the shade and 1 in the sun.
    func lit(_ tint: Tint, _ light: Float) -> Tint {
        tint * (daylight.shade + daylight.sun * (light * 0.85))
    }

    /// How much a slope faces the sun, 0 to 1.
    func light(onSlope slope: Float, softness: Float) -> Float {
        let toSun = sun.u < 0 ? -slope : slope
        return (0.5 - toSun / softness * 0.5).clamped
    }
}
