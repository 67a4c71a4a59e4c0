import Pixmap
import Terminal
import Text

extension Canvas {
    /// Draws a picture in the middle of an area of cells, as large as its shape allows. A cell is twice as high as wide.
    ///
    ///     canvas.draw(thumbnail, row: 2, column: 4, Size(columns: 24, rows: 12))
    ///
    /// A cell shows two pixels, one above the other. With 256 or sixteen colours the picture is dithered; without colours,
    /// characters show light and dark. Parts outside the canvas are cut off, and cells beside the picture are not changed.
    public mutating func draw(
        _ picture: Pixmap, row: Int, column: Int, _ area: Size, colours: ColourSupport = .ofStandardOutput
    ) {
        let area = Size(columns: Pixmap.allowed(area.columns), rows: Pixmap.allowed(area.rows))
        guard colours != .none else { return drawShades(of: picture, row: row, column: column, area) }
        let fit = picture.fitted(intoWidth: area.columns, height: 2 * area.rows)
        let scaled = picture.scaled(toWidth: fit.width, height: fit.height)
        let (top, left) = (
            row + (area.rows - (fit.height + 1) / 2) / 2, column + (area.columns - fit.width) / 2
        )
        for line in 0..<(fit.height + 1) / 2 {
            for place in 0..<fit.width {
                let style = Style(
                    scaled.colour(place, 2 * line, colours),
                    on: scaled.colour(place, 2 * line + 1, colours)
                )
                write("▀", row: top + line, column: left + place, style)
            }
        }
    }

    /// Draws a picture that may not be loaded yet: until then, a grey area.
    public mutating func draw(_ picture: Pixmap?, row: Int, column: Int, _ area: Size) {
        if let picture {
            draw(picture, row: row, column: column, area)
        } else {
            fill(row: row, column: column, area, Style(nil, on: .rgb(40, 40, 44)))
        }
    }

    private mutating func drawShades(of picture: Pixmap, row: Int, column: Int, _ area: Size) {
        let lines = picture.shades(columns: area.columns, rows: area.rows)
        let columns = lines.map(\.displayWidth).max() ?? 0
        let (top, left) = (row + (area.rows - lines.count) / 2, column + (area.columns - columns) / 2)
        for (line, text) in lines.enumerated() { write(text, row: top + line, column: left) }
    }
}

extension ColourSupport {
    /// The colours of the terminal.
    public static let ofStandardOutput = OutputStyle.ofStandardOutput().colours
}

extension Pixmap {
    /// The terminal colour of a pixel; `nil` outside of the picture.
    fileprivate func colour(_ column: Int, _ row: Int, _ colours: ColourSupport) -> Colour? {
        self[column, row].flatMap { FewColours.colour(for: $0, column, row, colours) }
    }
}
