import Harness
import Pixmap
import Testing
import Trials

@Suite struct PixmapTests {
    private let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

    @Test func `Pixels are counted from the top left, and there are none outside`() throws {
        let picture = try #require(Pixmap(width: 2, height: 2, bytes: bytes))
        #expect(
            picture[0, 0] == Pixel(1, 2, 3) && picture[1, 0] == Pixel(4, 5, 6)
                && picture[0, 1] == Pixel(7, 8, 9))
        for (column, row) in [(-1, 0), (0, -1), (2, 0), (0, 2), (.max, .max), (.min, .min)] {
            #expect(picture[column, row] == nil)
        }
    }

    @Test(
        "Bytes that do not fit the sides are no picture",
        arguments: [(2, 3), (3, 1), (-2, -2), (-1, 0), (4097, 0), (.max, .max), (.max, 2)]
    )
    func misfit(width: Int, height: Int) {
        #expect(Pixmap(width: width, height: height, bytes: bytes) == nil)
    }

    @Test func `A picture in one colour has this colour everywhere`() {
        let red = Pixmap(width: 3, height: 2, filledWith: Pixel(255, 1, 2))
        #expect(red.bytes == Array(repeating: [255, 1, 2], count: 6).flatMap(\.self))
    }

    @Test(
        "Sides beyond the limits are limited",
        arguments: [(-1, 5, 0, 5), (5, .min, 5, 0), (.max, 1, 4096, 1), (1, 4097, 1, 4096), (0, 0, 0, 0)]
    )
    func bounds(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int) {
        let picture = Pixmap(width: width, height: height)
        #expect(picture.width == expectedWidth && picture.height == expectedHeight)
        #expect(picture.bytes.count == 3 * expectedWidth * expectedHeight)
    }

    @Test(
        "Green looks brighter than red, and red brighter than blue",
        arguments: [
            (Pixel(255, 0, 0), 76), (Pixel(0, 255, 0), 150), (Pixel(0, 0, 255), 29),
            (Pixel(255, 255, 255), 255),
            (Pixel(0, 0, 0), 0),
        ] as [(Pixel, UInt8)]
    )
    func brightness(pixel: Pixel, expected: UInt8) {
        #expect(pixel.brightness == expected)
    }
}

extension Pixmap {
    /// A picture of these greys, row by row.
    static func greys(_ rows: [UInt8]...) throws -> Pixmap {
        let bytes = rows.joined().flatMap { [$0, $0, $0] }
        return try #require(Pixmap(width: rows.first?.count ?? 0, height: rows.count, bytes: bytes))
    }

    /// A random picture of this size.
    static func noisy(_ width: Int, _ height: Int) throws -> Pixmap {
        var dice = Dice(seed: 5)
        let bytes = (0..<3 * width * height).map { _ in UInt8.random(in: 0...255, using: &dice) }
        return try #require(Pixmap(width: width, height: height, bytes: bytes))
    }
}
