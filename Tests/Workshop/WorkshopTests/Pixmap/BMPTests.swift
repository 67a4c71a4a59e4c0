import Harness
import Pixmap
import Testing
import Trials

@Suite struct BMPTests {
    private func error(of bytes: [UInt8]) -> BMPError? {
        do throws(BMPError) {
            _ = try Pixmap(bmp: bytes)
            return nil
        } catch { return error }
    }

    /// A file of 2 by 2 pixels with these numbers in its header.
    private func file(
        depth: Int = 24, width: Int = 2, height: Int = 2, compression: Int = 0, planes: Int = 1,
        start: Int = 54,
        header: Int = 40, _ pixels: [UInt8] = Array(repeating: 7, count: 16)
    ) -> [UInt8] {
        func long(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        let sizes = [54 + pixels.count, 0, start, header, width, height].flatMap(long)
        return Array("BM".utf8) + sizes + long(planes | depth << 16) + long(compression)
            + Array(repeating: 0, count: 20) + pixels
    }

    @Test func `A file is written according to the format`() throws {
        let picture = try #require(Pixmap(width: 1, height: 2, bytes: [255, 128, 0, 1, 2, 3]))
        #expect(
            picture.bmp == [
                0x42, 0x4D, 62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0,
                40, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0, 8, 0, 0, 0,
                0x13, 0x0B, 0, 0, 0x13, 0x0B, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                3, 2, 1, 0, 0, 128, 255, 0,
            ]
        )
    }

    @Test("A written file can be read", arguments: [(1, 1), (2, 3), (3, 2), (4, 1), (5, 7), (145, 145)])
    func roundTrip(width: Int, height: Int) throws {
        let picture = try Pixmap.noisy(width, height)
        #expect(try Pixmap(bmp: picture.bmp) == picture)
        // Bytes after the picture are ignored.
        #expect(try Pixmap(bmp: picture.bmp + [1, 2, 3]) == picture)
    }

    @Test func `The rows may come from the bottom up or from the top down, with 24 or 32 bits`() throws {
        let long: [UInt8] = [3, 2, 1, 9, 6, 5, 4, 9, 30, 20, 10, 9, 60, 50, 40, 9]
        let short: [UInt8] = [3, 2, 1, 6, 5, 4, 0, 0, 30, 20, 10, 60, 50, 40, 0, 0]
        let topDown = Pixmap(width: 2, height: 2, bytes: [1, 2, 3, 4, 5, 6, 10, 20, 30, 40, 50, 60])
        let bottomUp = Pixmap(width: 2, height: 2, bytes: [10, 20, 30, 40, 50, 60, 1, 2, 3, 4, 5, 6])
        #expect(try Pixmap(bmp: file(depth: 32, height: -2, long)) == topDown)
        #expect(try Pixmap(bmp: file(depth: 32, long)) == bottomUp)
        #expect(try Pixmap(bmp: file(height: -2, short)) == topDown)
        #expect(try Pixmap(bmp: file(short)) == bottomUp)
    }

    @Test func `A header may be longer, and the pixels begin where it says`() throws {
        let gap: [UInt8] = Array(repeating: 0xEE, count: 84)
        let pixels: [UInt8] = [3, 2, 1, 6, 5, 4, 0, 0, 30, 20, 10, 60, 50, 40, 0, 0]
        #expect(try Pixmap(bmp: file(start: 138, header: 124, gap + pixels)) == Pixmap(bmp: file(pixels)))
    }

    @Test func `A file that is cut off anywhere gives an error that says so`() throws {
        let whole = try Pixmap.noisy(3, 2).bmp
        for length in 0..<whole.count {
            let needed = length < 34 ? 54 : whole.count
            #expect(error(of: Array(whole.prefix(length))) == .truncated(bytes: length, needed: needed))
        }
        #expect(error(of: whole) == nil)
    }

    @Test func `A file that cannot be read gives the reason`() {
        #expect(error(of: Array("GIF89a".utf8)) == .noBMP)
        #expect(error(of: Array("<html>404</html>".utf8)) == .noBMP)
        #expect(error(of: file(depth: 8)) == .unsupportedDepth(bits: 8))
        #expect(error(of: file(depth: 16)) == .unsupportedDepth(bits: 16))
        #expect(error(of: file(compression: 3)) == .unsupportedCompression(3))
        #expect(error(of: file(planes: 2)) == .malformedHeader)
        #expect(error(of: file(header: 12)) == .malformedHeader)
        #expect(error(of: file(start: 53)) == .malformedHeader)
        #expect(error(of: file(start: 54, header: 124)) == .malformedHeader)
        #expect(error(of: file(start: 0xFFFF_FFFF)) == .truncated(bytes: 70, needed: 0xFFFF_FFFF + 16))
    }

    @Test(
        "A size of zero or beyond the limit is refused before memory is allocated",
        arguments: [
            (0, 2), (2, 0), (-2, 2), (4097, 1), (1, 4097), (1, -4097), (0x7FFF_FFFF, 0x7FFF_FFFF),
            (1, -0x8000_0000),
            (-0x8000_0000, 1),
        ]
    )
    func sizes(width: Int, height: Int) {
        let expected = BMPError.unsupportedSize(width: width, height: abs(height))
        #expect(error(of: file(width: width, height: height)) == expected)
    }

    @Test func `A header of the maximum size without pixels is a file that is cut off`() {
        let needed = 54 + 3 * 4096 * 4096
        #expect(error(of: file(width: 4096, height: 4096)) == .truncated(bytes: 70, needed: needed))
    }

    @Test func `Random bytes are no picture and do no harm`() {
        var dice = Dice(seed: 11)
        for _ in 0..<2000 {
            let bytes = Noise.bytes(of: 120, &dice)
            #expect(error(of: bytes) != nil)
            #expect(error(of: Array("BM".utf8) + bytes) != nil)
        }
    }

    @Test func `A damaged file is read within its bounds, or refused`() throws {
        var dice = Dice(seed: 12)
        let whole = try Pixmap.noisy(4, 3).bmp
        var (read, refused) = (0, 0)
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                bytes[Int.random(in: 0..<54, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            guard let picture = try? Pixmap(bmp: bytes) else {
                refused += 1
                continue
            }
            read += 1
            #expect(picture.bytes.count == 3 * picture.width * picture.height)
            #expect(picture.bytes.count <= bytes.count)
        }
        #expect(read > 100 && refused > 100)
    }

    @Test(
        "An error says what is wrong, and what would be supported",
        arguments: [
            (.noBMP, "BM"), (.truncated(bytes: 5, needed: 54), "5 bytes, and takes 54"),
            (.malformedHeader, "contradicts itself"),
            (.unsupportedDepth(bits: 8), "8 bits per pixel; 24 or 32"),
            (.unsupportedCompression(3), "method 3"),
            (.unsupportedSize(width: 0, height: 9), "0 by 9 pixels; 1 to 4096"),
        ] as [(BMPError, String)]
    )
    func messages(error: BMPError, part: String) {
        #expect("\(error)".contains(part))
    }

    @Test func `A picture has all its pixels, and no more than the file`() throws {
        let whole = try Pixmap.noisy(5, 4).bmp
        let failure = Fuzz.firstFailure(in: 20_000, within: 1) { dice in
            let file = Noise.damaged(whole, &dice)
            guard let picture = try? Pixmap(bmp: file) else { return nil }
            let (width, height) = (Int.random(in: 0...9, using: &dice), Int.random(in: 0...9, using: &dice))
            let isWhole =
                picture.bytes.count == 3 * picture.width * picture.height
                && picture.bytes.count <= file.count
                && picture.scaled(toWidth: width, height: height).bytes.count == 3 * width * height
                && max(picture.shrunk(toSide: 3).width, picture.shrunk(toSide: 3).height) <= 3
            return isWhole ? nil : "\(file)"
        }
        #expect(failure == nil)
    }
}
