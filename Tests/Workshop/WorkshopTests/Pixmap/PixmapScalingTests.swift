import Pixmap
import Testing

@Suite struct PixmapScalingTests {
    private func mean(_ picture: Pixmap) -> Double {
        Double(picture.bytes.reduce(0) { $0 + Int($1) }) / Double(picture.bytes.count)
    }

    @Test func `A new pixel is the average of the pixels that it covers, wholly or in part`() throws {
        let picture = try Pixmap.greys([0, 90, 180], [0, 90, 180])
        #expect(try picture.scaled(toWidth: 1, height: 1) == .greys([90]))
        // The first of the two covers all of 0 and half of 90.
        #expect(try picture.scaled(toWidth: 2, height: 1) == .greys([30, 150]))
        #expect(try picture.scaled(toWidth: 6, height: 1) == .greys([0, 0, 90, 90, 180, 180]))
        #expect(try Pixmap.greys([10], [20], [60]).scaled(toWidth: 1, height: 1) == .greys([30]))
    }

    @Test func `A picture that is scaled to its own size is unchanged`() throws {
        let picture = try Pixmap.noisy(17, 11)
        #expect(picture.scaled(toWidth: 17, height: 11) == picture)
    }

    @Test(
        "A picture in one colour keeps it in every size",
        arguments: [(1, 1), (2, 9), (7, 5), (40, 3), (13, 100)]
    )
    func flat(width: Int, height: Int) {
        let colour = Pixel(201, 7, 255)
        let scaled = Pixmap(width: 7, height: 5, filledWith: colour).scaled(toWidth: width, height: height)
        #expect(scaled == Pixmap(width: width, height: height, filledWith: colour))
    }

    @Test(
        "The average brightness of a picture stays the same",
        arguments: [(10, 10), (13, 7), (3, 29), (90, 60)])
    func light(width: Int, height: Int) throws {
        let picture = try Pixmap.noisy(30, 20)
        #expect(abs(mean(picture.scaled(toWidth: width, height: height)) - mean(picture)) < 0.6)
    }

    @Test(
        "The shape is kept, as large as there is room",
        arguments: [
            ((300, 200), (60, 100), (60, 40)), ((300, 200), (100, 40), (60, 40)),
            ((200, 200), (9, 9), (9, 9)),
            ((2, 1), (100, 100), (100, 50)), ((4000, 1), (10, 10), (10, 1)), ((1, 4000), (10, 10), (1, 10)),
            ((30, 20), (0, 5), (0, 0)), ((30, 20), (5, -1), (0, 0)), ((0, 20), (5, 5), (0, 0)),
            ((1, 1), (.max, .max), (4096, 4096)),
        ]
    )
    func fitting(picture: (Int, Int), room: (Int, Int), expected: (Int, Int)) {
        let fit = Pixmap(width: picture.0, height: picture.1).fitted(intoWidth: room.0, height: room.1)
        #expect(fit == expected)
    }

    @Test func `A picture without pixels becomes black`() {
        #expect(Pixmap(width: 0, height: 0).scaled(toWidth: 2, height: 1) == Pixmap(width: 2, height: 1))
        #expect(Pixmap(width: 5, height: 5).scaled(toWidth: -2, height: 0).bytes.isEmpty)
    }
}
