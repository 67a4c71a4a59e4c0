/// A single object in a picture.
struct Silhouette: Sendable {
    /// The middle of its area, and the distance from there to the sides.
    let u: Float
    let reach: Float
    /// The upper and the lower end of its area.
    let rows: (top: Float, bottom: Float)
    /// The distance inside of its edge (below 0 is outside), in heights of the picture, and the colour there.
    let parts: @Sendable (_ u: Float, _ v: Float) -> (inside: Float, tint: Tint)

    func paint(on plate: inout Plate) {
        for column in plate.columns(from: u - reach, to: u + reach) {
            for row in plate.rows(from: rows.top, to: rows.bottom) {
                let (inside, tint) = parts(plate.u(column), plate.v(row))
                let coverage = (inside / plate.pixel + 0.5).clamped
                if coverage > 0 { plate.paint(tint, column, row, coverage: coverage) }
            }
        }
    }

    /// A tree with a round crown, which stands on `foot`.
    static func tree(u: Float, foot: Float, height: Float, tint: Tint, in weather: Weather, _ noise: Noise)
        -> Silhouette
    {
        let (middle, radius) = (foot - height * 0.62, height * 0.38)
        return Silhouette(u: u, reach: height * 0.6, rows: (foot - height * 1.1, foot)) { place, v in
            let (across, down) = ((place - u) / 1.12, v - middle)
            let leaves = noise.layered(place / height * 9, v / height * 9, octaves: 3)
            let distance = (across * across + down * down).squareRoot()
            let crown = radius * (0.62 + 0.7 * leaves) - distance
            let stem = height * (0.022 + 0.03 * (v - middle) / height) - abs(place - u)
            let trunk = v > middle ? min(stem, foot - v) : -1
            guard crown > trunk else { return (trunk, weather.lit(Tint(0.2, 0.15, 0.12), 0.2)) }
            let toSun = (weather.sun.u < u ? -across : across) - down
            let light = (0.35 + toSun / radius * 0.4 + (leaves - 0.5) * 1.4).clamped
            return (crown, weather.lit(tint * (0.7 + 0.6 * leaves), light))
        }
    }

    /// A boat with two sails on the water at `line`, and its reflection.
    static func boat(u: Float, line: Float, height: Float, in weather: Weather) -> Silhouette {
        let sail = weather.lit(Tint(1, 0.98, 0.94), 0.75)
        let hull = weather.lit(Tint(0.3, 0.22, 0.2), 0.35)
        return Silhouette(u: u, reach: height * 0.6, rows: (line - height * 1.05, line + height * 0.8)) {
            place, v in
            let mirrored = v > line
            let up = (mirrored ? (v - line) * 1.4 : line - v) / height
            let across = (place - u) / height + (mirrored ? 0.02 * Float(Int(up * 40) % 3 - 1) : 0)
            let body = min(min(up, 0.13 - up), 0.3 - abs(across) + 0.35 * up)
            let main = min(min(up - 0.17, across - 0.02), (1 - up) * 0.42 - across)
            let jib = min(min(up - 0.17, -0.02 - across), (0.85 - up) * 0.36 + across)
            let inside = max(body, main, jib) * height
            let tint = body > max(main, jib) ? hull : sail
            return (mirrored ? inside - 0.001 : inside, mirrored ? tint * 0.72 : tint)
        }
    }

    /// A distant bird with raised wings.
    static func bird(u: Float, v: Float, span: Float, tint: Tint) -> Silhouette {
        Silhouette(u: u, reach: span * 0.6, rows: (v - span * 0.5, v + span * 0.4)) { place, height in
            let across = abs(place - u) / span
            let wing = v - span * (0.9 * across - 1.5 * across * across)
            let thick = span * 0.05 * (1 - across * 1.6)
            return (across < 0.5 ? thick - abs(height - wing) : -1, tint)
        }
    }
}
