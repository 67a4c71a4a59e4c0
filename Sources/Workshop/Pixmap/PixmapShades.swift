extension Pixmap {
    /// The picture in characters, as large as possible in an area of cells, without colours or escape sequences.
    ///
    ///     for line in picture.shades(columns: 64, rows: 24) { print(line) }
    ///
    /// The brightest place has the densest character, for a dark screen; with `onPaper` the darkest has it. All characters between
    /// are used, so that a night picture shows as much detail as one of the day. Lines have no spaces at their end.
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

    /// The characters from dark to bright.
    private static let ramp = Array(" .:-=+*#%@")

    /// The range of brightness that the characters cover. A picture in one colour is not spread.
    private static func range(of lights: [[Int]]) -> ClosedRange<Int> {
        let all = lights.joined()
        guard let darkest = all.min(), let lightest = all.max(), lightest - darkest >= 24 else {
            return 0...255
        }
        return darkest...lightest
    }
}
