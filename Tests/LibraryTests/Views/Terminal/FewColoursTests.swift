import Pixmap
import Terminal
import Testing
import Views

@Suite struct FewColoursTests {
    /// The average colour of an area of sixteen pixels in one colour.
    private func mixture(_ pixel: Pixel, _ colours: ColourSupport) throws -> (red: Int, green: Int, blue: Int)
    {
        var canvas = Canvas(size: Size(columns: 4, rows: 2))
        canvas.draw(
            Pixmap(width: 4, height: 4, filledWith: pixel), row: 0, column: 0, canvas.size, colours: colours
        )
        var sum = (red: 0, green: 0, blue: 0)
        for colour in canvas.colours {
            let shown = try components(#require(colour))
            sum = (sum.red + shown.0, sum.green + shown.1, sum.blue + shown.2)
        }
        return (sum.red / 16, sum.green / 16, sum.blue / 16)
    }

    private func components(_ colour: Colour) throws -> (Int, Int, Int) {
        guard case .palette(let index) = colour else {
            return try #require(Self.named[colour])
        }
        let place = Int(index) - 16
        if place >= 216 { return (8 + 10 * (place - 216), 8 + 10 * (place - 216), 8 + 10 * (place - 216)) }
        let steps = [0, 95, 135, 175, 215, 255]
        return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }

    private static let named: [Colour: (Int, Int, Int)] = [
        .black: (0, 0, 0), .red: (205, 0, 0), .green: (0, 205, 0), .yellow: (205, 205, 0), .blue: (0, 0, 238),
        .magenta: (205, 0, 205), .cyan: (0, 205, 205), .white: (229, 229, 229), .brightBlack: (127, 127, 127),
        .brightRed: (255, 0, 0), .brightGreen: (0, 255, 0), .brightYellow: (255, 255, 0),
        .brightBlue: (92, 92, 255), .brightMagenta: (255, 0, 255), .brightCyan: (0, 255, 255),
        .brightWhite: (255, 255, 255),
    ]

    private static let colours = [
        Pixel(0, 0, 0), Pixel(255, 255, 255), Pixel(120, 120, 120), Pixel(240, 150, 90), Pixel(70, 110, 180),
        Pixel(110, 160, 110), Pixel(200, 60, 80), Pixel(30, 20, 70), Pixel(12, 40, 48), Pixel(250, 230, 170),
    ]

    @Test("With 256 colours the average of an area is its colour", arguments: colours)
    func palette(pixel: Pixel) throws {
        try expectMixture(of: pixel, .palette256, within: 16)
    }

    @Test("With sixteen colours the average of an area is roughly its colour", arguments: colours)
    func named(pixel: Pixel) throws {
        try expectMixture(of: pixel, .ansi16, within: 48)
    }

    private func expectMixture(of pixel: Pixel, _ colours: ColourSupport, within tolerance: Int) throws {
        let seen = try mixture(pixel, colours)
        #expect(abs(seen.red - Int(pixel.red)) <= tolerance, "\(seen)")
        #expect(abs(seen.green - Int(pixel.green)) <= tolerance, "\(seen)")
        #expect(abs(seen.blue - Int(pixel.blue)) <= tolerance, "\(seen)")
    }
}
