extension Pixmap {
    /// The picture in a BMP file of 24 or 32 bits per pixel, uncompressed, from the bottom up or from the top down.
    ///
    /// The bytes may come from anywhere: whatever is wrong with them throws a `BMPError`, and memory is taken only for
    /// pixels that are there. A fourth byte per pixel is passed over, and so is what follows the picture.
    public init(bmp file: some Collection<UInt8>) throws(BMPError) {
        try self.init(bmp: BMPFile(bytes: Array(file)))
    }

    private init(bmp file: BMPFile) throws(BMPError) {
        let layout = file.layout
        let bytesPerPixel = layout.depth / 8
        self.init(width: layout.width, height: layout.height) { pixels in
            var place = 0
            for row in 0..<layout.height {
                var source = file.start(ofRow: row)
                for _ in 0..<layout.width {
                    pixels[place] = file.bytes[source + 2]
                    pixels[place + 1] = file.bytes[source + 1]
                    pixels[place + 2] = file.bytes[source]
                    place += 3
                    source += bytesPerPixel
                }
            }
        }
    }
}

/// A BMP file whose header was read and whose pixels are all there.
private struct BMPFile {
    let bytes: [UInt8]
    let layout: BMPLayout
    private let pixels: Int
    private let isTopDown: Bool

    init(bytes: [UInt8]) throws(BMPError) {
        guard zip(bytes, "BM".utf8).allSatisfy(==) else { throw .noBMP }
        let reader = BMPReader(bytes: bytes)
        pixels = try reader.unsigned(at: 10)
        let headerLength = try reader.unsigned(at: 14)
        guard headerLength >= BMPLayout.infoHeaderLength else { throw .malformedHeader }
        let width = try reader.signed(at: 18)
        let height = try reader.signed(at: 22)
        layout = BMPLayout(width: width, height: abs(height), depth: try reader.short(at: 28))
        isTopDown = height < 0
        self.bytes = bytes
        try check(planes: try reader.short(at: 26), compression: try reader.unsigned(at: 30))
        guard pixels >= BMPLayout.fileHeaderLength + headerLength else { throw .malformedHeader }
        guard bytes.count >= pixels + layout.length else {
            throw .truncated(bytes: bytes.count, needed: pixels + layout.length)
        }
    }

    func start(ofRow row: Int) -> Int {
        pixels + layout.rowLength * (isTopDown ? row : layout.height - 1 - row)
    }

    private func check(planes: Int, compression: Int) throws(BMPError) {
        guard planes == 1 else { throw .malformedHeader }
        guard [24, 32].contains(layout.depth) else { throw .unsupportedDepth(bits: layout.depth) }
        guard compression == 0 else { throw .unsupportedCompression(compression) }
        let sides = 1...Pixmap.longestSide
        guard sides ~= layout.width, sides ~= layout.height else {
            throw .unsupportedSize(width: layout.width, height: layout.height)
        }
    }
}

/// Numbers in a file, the lowest byte first.
private struct BMPReader {
    let bytes: [UInt8]

    func unsigned(at place: Int) throws(BMPError) -> Int { try number(at: place, bytes: 4) }

    func signed(at place: Int) throws(BMPError) -> Int {
        Int(Int32(truncatingIfNeeded: try number(at: place, bytes: 4)))
    }

    func short(at place: Int) throws(BMPError) -> Int { try number(at: place, bytes: 2) }

    private func number(at place: Int, bytes count: Int) throws(BMPError) -> Int {
        guard bytes.count >= place + count else {
            let header = BMPLayout.fileHeaderLength + BMPLayout.infoHeaderLength
            throw .truncated(bytes: bytes.count, needed: header)
        }
        return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
