import Pixels
import Terminal
import Testing

@Suite struct PixmapTextTests {
    private func greys(_ rows: [UInt8]...) throws -> Pixmap {
        let width = rows.first?.count ?? 0
        return try #require(
            Pixmap(width: width, height: rows.count, bytes: rows.joined().flatMap { [$0, $0, $0] })
        )
    }

    private let ramp: [UInt8] = [0, 28, 56, 85, 113, 141, 170, 198, 226, 255]

    @Test func `The brightest has the densest character, on paper the darkest`() throws {
        let picture = try greys(ramp, ramp, ramp, ramp)
        let size = Size(columns: 10, rows: 2)
        #expect(picture.shades(fitting: size) == [" .:-=+*#%@", " .:-=+*#%@"])
        #expect(picture.shades(fitting: size, onPaper: true) == ["@%#*+=-:.", "@%#*+=-:."])
    }

    @Test func `A dark picture shows as much as a light one`() throws {
        let dark = try greys([10, 20, 30, 40], [10, 20, 30, 40])
        let light = try greys([215, 225, 235, 245], [215, 225, 235, 245])
        let size = Size(columns: 4, rows: 1)
        #expect(dark.shades(fitting: size) == [" -*@"])
        #expect(light.shades(fitting: size) == [" -*@"])
    }

    @Test("A picture in one colour stays what it is", arguments: [(0, ""), (128, "++"), (255, "@@")])
    func flat(grey: UInt8, line: String) throws {
        let picture = Pixmap(width: 2, height: 2, filledWith: Pixel(grey, grey, grey))
        #expect(picture.shades(fitting: Size(columns: 2, rows: 1)) == [line])
    }

    @Test func `A small picture of a summit is known by its shades`() {
        let summit = Painter.picture(seed: 16, width: 300, height: 200)
        let lines = summit.shades(fitting: Size(columns: 40, rows: 12))
        #expect(lines == Self.summit)
    }

    private static let summit = [
        "::::::::::::::::::::::::::..........",
        "------============-------------:::::",
        "=====+++++++++++====================",
        "++****************++#*++++++++++++++",
        "######%%%%%%%%##++==%@#*#########***",
        "%%%%%%%%%%%%%%#=+++*#@@%%%%%%%%%####",
        "#**##*++****+=+=++**%@@@@#**++****##",
        "+++++===++=---===+++**++=--==++++++=",
        "--::---==--=-===++++++++===-----:---",
        ":--:------------::--:::----:::::::::",
        " ..... .......... .. ..    .   ...",
        "",
    ]

    @Test func `Lines in colour go back to plain at their end, and equal neighbours share a code`() throws {
        let picture = try #require(
            Pixmap(width: 3, height: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 0, 255])
        )
        let output = OutputStyle(colours: .trueColour)
        #expect(
            picture.lines(fitting: Size(columns: 3, rows: 1), for: output) == [
                "\u{1B}[0;38;2;255;0;0m▀▀\u{1B}[0m\u{1B}[0;38;2;0;0;255m▀\u{1B}[0m"
            ]
        )
    }

    @Test func `A pipe gets shades and no escape code`() {
        let picture = Painter.picture(seed: 3, width: 60, height: 40)
        let size = Size(columns: 30, rows: 10)
        #expect(picture.lines(fitting: size, for: .plain) == picture.shades(fitting: size))
        #expect(!picture.lines(fitting: size, for: .plain).joined().contains("\u{1B}"))
    }

    @Test func `Without room there are no lines`() {
        let picture = Pixmap(width: 3, height: 3)
        #expect(picture.shades(fitting: Size(columns: 0, rows: 5)).isEmpty)
        #expect(
            picture.lines(fitting: Size(columns: -4, rows: .min), for: OutputStyle(colours: .ansi16)).isEmpty)
    }
}
