import Terminal

extension Pixmap {
    /// The picture in characters, as large as its shape allows in an area of cells; no colour, no escape codes.
    ///
    ///     for line in picture.shades(fitting: Size(columns: 64, rows: 24)) { print(line) }
    ///
    /// The brightest place has the densest character, as on a dark screen; `onPaper` it is the darkest. Between the two
    /// all characters are used, so a picture of the night shows as much as one of the day. Lines have no spaces at
    /// their end.
    public func shades(fitting area: Size, onPaper: Bool = false) -> [String] {
        let fit = fitted(into: area)
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

    /// The picture as lines of text for an output: in colour as it can, otherwise in characters.
    ///
    ///     let lines = picture.lines(fitting: Size(columns: 64, rows: 24), for: .ofStandardOutput())
    public func lines(fitting area: Size, for output: OutputStyle) -> [String] {
        guard output.colours != .none else { return shades(fitting: area) }
        let fit = fitted(into: area)
        let size = Size(columns: fit.width, rows: (fit.height + 1) / 2)
        var canvas = Canvas(size: size)
        canvas.draw(self, row: 0, column: 0, size, colours: output.colours)
        return (0..<size.rows).map { canvas.line($0, for: output) }
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

extension Canvas {
    /// A row with the escape codes of an output, one for each run of cells that look alike.
    fileprivate func line(_ row: Int, for output: OutputStyle) -> String {
        var (line, run, style) = ("", "", Style.plain)
        for column in 0..<size.columns {
            let cell = self[row, column]
            if cell.style != style {
                line += output.styled(run, as: style)
                (run, style) = ("", cell.style)
            }
            if let character = cell.character { run.append(character) }
        }
        return line + output.styled(run, as: style)
    }
}
