import Photographs
import Pixmap
import Testing

@Suite struct PainterTests {
    private func checksum(_ picture: Pixmap) -> UInt64 {
        picture.bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    @Test(
        arguments: [(2, 0x47C1_98C7_D503_4EB9), (21, 0x94F7_16B1_D22E_84C7), (47, 0xE622_6B46_3AEB_F58A)]
            as [(UInt64, UInt64)])
    func `A seed has the same picture on every machine`(seed: UInt64, expected: UInt64) {
        #expect(checksum(Painter.picture(seed: seed, width: 48, height: 32)) == expected)
    }

    @Test(arguments: 0..<32 as Range<UInt64>) func `The picture is the same in every size`(seed: UInt64) {
        let small = Painter.picture(seed: seed, width: 72, height: 48)
        let large = Painter.picture(seed: seed, width: 144, height: 96)
        #expect(difference(large.scaled(toWidth: 72, height: 48).bytes, small.bytes) < 5)
    }

    @Test(arguments: [3, 16, 29, 42] as [UInt64])
    func `A wider picture shows the same in its middle, and more at its sides`(seed: UInt64) {
        let square = Painter.picture(seed: seed, width: 64, height: 64)
        let wide = Painter.picture(seed: seed, width: 96, height: 64)
        var middle: [UInt8] = []
        for row in 0..<64 {
            let start = 3 * (96 * row + 16)
            middle += wide.bytes[start..<start + 3 * 64]
        }
        #expect(difference(middle, square.bytes) < 4)
    }

    @Test(arguments: [(0, 0), (1, 1), (0, 7), (7, 0), (-3, 5), (60, 1), (1, 300), (2, 4097)])
    func `Every size is painted, and a size out of bounds is limited`(width: Int, height: Int) {
        for seed in 0..<8 as Range<UInt64> {
            let picture = Painter.picture(seed: seed, width: width, height: height)
            #expect(picture.width == max(width, 0) && picture.height == min(max(height, 0), 4096))
            #expect(picture.bytes.count == 3 * picture.width * picture.height)
        }
    }

    @Test(arguments: 0..<32 as Range<UInt64>) func `Every pixel is painted`(seed: UInt64) {
        let picture = Painter.picture(seed: seed, width: 60, height: 40)
        let black = stride(from: 0, to: picture.bytes.count, by: 3).count { place in
            picture.bytes[place..<place + 3].allSatisfy { $0 == 0 }
        }
        #expect(black == 0)
    }

    @Test func `Any number is a seed`() {
        #expect(
            Painter.picture(seed: .max, width: 12, height: 8)
                != Painter.picture(seed: 0, width: 12, height: 8))
    }

    @Test func `The shades of a small picture show its summit`() {
        let summit = Painter.picture(seed: 16, width: 300, height: 200)
        let lines = summit.shades(columns: 40, rows: 12)
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
}

/// The average difference between the bytes of two pictures of the same size.
func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    Double(zip(one, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(max(one.count, 1))
}
