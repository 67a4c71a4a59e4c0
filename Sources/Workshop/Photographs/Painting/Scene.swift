/// Everything in a picture, from back to front.
struct Scene: Sendable {
    var sky: Sky
    let weather: Weather
    /// Land behind the water, the farthest first.
    var far: [Land] = []
    var water: Water?
    /// Land before the water, the farthest first.
    var near: [Land] = []
    var figures: [Silhouette] = []

    func paint(on plate: inout Plate) {
        let shore =
            water.map { Int(max(0, min(plate.row(at: $0.line), Float(plate.height)))) } ?? plate.height
        let ends = Array(repeating: shore, count: plate.width)
        let edges = far.map { $0.edge(on: plate) }
        sky.paint(on: &plate, downTo: edges.reduce(ends) { zip($0, $1.full).map(min) })
        paint(far, edges, on: &plate, downTo: ends)
        water?.paint(on: &plate, in: weather)
        let bottom = Array(repeating: plate.height, count: plate.width)
        paint(near, near.map { $0.edge(on: plate) }, on: &plate, downTo: bottom)
        for figure in figures { figure.paint(on: &plate) }
    }

    /// Paints each land only down to where others in front of it hide it.
    private func paint(_ lands: [Land], _ edges: [Edge], on plate: inout Plate, downTo ends: [Int]) {
        var limits: [[Int]] = []
        var limit = ends
        for edge in edges.reversed() {
            limits.append(limit)
            limit = zip(limit, edge.full).map(min)
        }
        for ((land, edge), limit) in zip(zip(lands, edges), limits.reversed()) {
            land.paint(on: &plate, edge, in: weather, downTo: limit)
        }
    }
}

extension Scene {
    /// The scene of a seed.
    static func of(seed: UInt64) -> Scene {
        let motif = Motif(seed: seed)
        var numbers = SeededNumbers(seed: seed)
        switch motif.subject {
        case .mountains: return mountains(motif.hour, &numbers)
        case .hills: return hills(motif.hour, &numbers)
        case .lake: return lake(motif.hour, &numbers)
        case .sea: return sea(motif.hour, &numbers)
        case .dunes: return dunes(motif.hour, &numbers)
        case .city: return city(motif.hour, &numbers)
        case .forest: return forest(motif.hour, &numbers)
        case .fields: return fields(motif.hour, &numbers)
        }
    }

    /// A scene without land, with the sky of an hour. `horizon` is roughly where the land will begin.
    static func open(_ hour: Motif.Hour, horizon: Float, _ numbers: inout SeededNumbers) -> Scene {
        let daylight = Daylight.of(hour, &numbers)
        let sun = disc(hour, horizon: horizon, &numbers)
        var sky = Sky(daylight: daylight, horizon: horizon, sun: sun)
        if numbers.chance(hour == .night ? 0.45 : 0.8) { sky.clouds = clouds(hour, &numbers) }
        if hour == .night { sky.stars = stars(&numbers, isCloudy: sky.clouds != nil) }
        if hour == .night, sky.clouds == nil, numbers.chance(0.4) {
            sky.northernLights = northernLights(&numbers)
        }
        if hour == .dusk, numbers.chance(0.5) {
            sky.stars = Stars(count: 260, brightness: 0.5, hasMilkyWay: false, noise: numbers.noise())
        }
        return Scene(sky: sky, weather: Weather(daylight: daylight, sun: sun, hour: hour))
    }

    private static func disc(_ hour: Motif.Hour, horizon: Float, _ numbers: inout SeededNumbers) -> Disc {
        let u = numbers.between(0.08, 0.36) * numbers.pick(-1, 1)
        switch hour {
        case .dawn, .dusk:
            let v = horizon - numbers.between(-0.01, 0.16)
            return Disc(u: u, v: v, radius: numbers.between(0.028, 0.06), glare: 0.85, phase: nil)
        case .noon:
            let v = numbers.pick(numbers.between(-0.2, -0.06), numbers.between(0.08, 0.17))
            return Disc(u: u, v: v, radius: 0.032, glare: 0.6, phase: nil)
        case .night:
            let phase = numbers.pick(Float(0.45), 0.7, 1.1, 2, 2)
            let v = numbers.between(0.1, max(0.12, horizon * 0.5))
            let glare: Float = phase < 2 ? 0.22 : 0.42
            return Disc(u: u, v: v, radius: numbers.between(0.026, 0.05), glare: glare, phase: phase)
        }
    }

    private static func clouds(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Clouds {
        let isStreaky = numbers.chance(hour == .noon ? 0.25 : 0.6)
        return Clouds(
            cover: hour == .night ? numbers.between(0.4, 0.6) : numbers.between(0.42, 0.78),
            stretch: isStreaky ? numbers.between(4.5, 8) : numbers.between(1.7, 2.6),
            scale: isStreaky ? numbers.between(1.1, 1.9) : numbers.between(1.8, 3.2), noise: numbers.noise())
    }

    private static func stars(_ numbers: inout SeededNumbers, isCloudy: Bool) -> Stars {
        Stars(
            count: numbers.whole(500...1100), brightness: 1, hasMilkyWay: !isCloudy && numbers.chance(0.5),
            noise: numbers.noise())
    }

    private static func northernLights(_ numbers: inout SeededNumbers) -> NorthernLights {
        let (tint, fringe) = numbers.pick(
            (Tint(0.25, 0.95, 0.55), Tint(0.35, 0.35, 0.9)), (Tint(0.3, 0.9, 0.75), Tint(0.7, 0.3, 0.8)))
        return NorthernLights(noise: numbers.noise(), tint: tint, fringe: fringe)
    }

    /// Adds a few birds sometimes, except at night.
    mutating func addBirds(_ numbers: inout SeededNumbers) {
        guard weather.hour != .night, numbers.chance(0.4) else { return }
        let (u, v) = (numbers.between(-0.3, 0.2), numbers.between(0.14, 0.32))
        let tint = weather.daylight.shade * 0.55
        for _ in 0..<numbers.whole(3...7) {
            let place = (u + numbers.between(0, 0.2), v + numbers.between(0, 0.1))
            figures.append(.bird(u: place.0, v: place.1, span: numbers.between(0.018, 0.036), tint: tint))
        }
    }
}
