extension Pixmap {
    /// The picture in characters, as large as its shape allows in an area of cells; no colour, no escape codes.
    ///
    ///     for line in picture.shades(columns: 64, rows: 24) { print(line) }
    ///
    /// The brightest place has the densest character, as on a dark screen; `onPaper` it is the darkest. Between the two
    /// all characters are used, so a picture of the night shows as much as one of the day. Lines have no spaces at
    /// their end.
    public func shades(columns: Int, rows: Int, onPaper: Bool = false) -> [String] {
        // A cell is twice as high as wide.
        let fit = fitted(intoWidth: columns, height: 2 * Self.allowed(rows))
        let cells = scaled(toWidth: fit.width, height: (fit.height + 1) / 2)
        let ramp = onPaper ? Array(Self.ramp.reversed()) : Self.ramp
        let lights = (0..<cells.height).map { row in
            (0..<cells.width).map { Int(cells[$0, row]?.brightness ?? 0) }
        }
        let range = Self.range(of: lights)
        return lights.map { line in
            let characters = line.map { ramp[($0 - range.lowerBound) * ramp.count / range.count] }
            return String(characters.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// From light that is not there to light.
    private static let ramp = Array(" .:-=+*#%@")

    /// What is shown as dark and as light. A picture in one colour stays what it is.
    private static func range(of lights: [[Int]]) -> ClosedRange<Int> {
        let all = lights.joined()
        guard let darkest = all.min(), let lightest = all.max(), lightest - darkest >= 24 else {
            return 0...255
        }
        return darkest...lightest
    }
}
