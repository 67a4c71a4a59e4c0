import Pixmap
import Testing

@Suite struct PixmapShadesTests {
    private let ramp: [UInt8] = [0, 28, 56, 85, 113, 141, 170, 198, 226, 255]

    @Test func `The brightest place has the densest character, on paper the darkest`() throws {
        let picture = try Pixmap.greys(ramp, ramp, ramp, ramp)
        #expect(picture.shades(columns: 10, rows: 2) == [" .:-=+*#%@", " .:-=+*#%@"])
        #expect(picture.shades(columns: 10, rows: 2, onPaper: true) == ["@%#*+=-:.", "@%#*+=-:."])
    }

    @Test func `A dark picture shows as much detail as a light one`() throws {
        let dark = try Pixmap.greys([10, 20, 30, 40], [10, 20, 30, 40])
        let light = try Pixmap.greys([215, 225, 235, 245], [215, 225, 235, 245])
        #expect(dark.shades(columns: 4, rows: 1) == [" -*@"])
        #expect(light.shades(columns: 4, rows: 1) == [" -*@"])
    }

    @Test("A picture in one colour has a single shade", arguments: [(0, ""), (128, "++"), (255, "@@")])
    func flat(grey: UInt8, line: String) throws {
        let picture = Pixmap(width: 2, height: 2, filledWith: Pixel(grey, grey, grey))
        #expect(picture.shades(columns: 2, rows: 1) == [line])
    }

    @Test func `Without room there are no lines`() {
        let picture = Pixmap(width: 3, height: 3)
        #expect(picture.shades(columns: 0, rows: 5).isEmpty)
        #expect(picture.shades(columns: -4, rows: .min).isEmpty)
    }
}
