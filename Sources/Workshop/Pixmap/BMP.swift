extension Pixmap {
    /// The picture in a BMP file with 24 or 32 bits per pixel, uncompressed, from the bottom up or from the top down.
    ///
    /// The bytes may come from an untrusted source: all errors in them throw a `BMPError`, and memory is allocated only for pixels
    /// that are in the file. A fourth byte per pixel is ignored, and so is everything after the picture.
    public init(bmp file: some Collection<UInt8>) throws(BMPError) {
        // Large files are read in place, because a copy would need as much memory again.
        let read = file.withContiguousStorageIfAvailable(Self.read)
        self = try (read ?? Array(file).withUnsafeBufferPointer(Self.read)).get()
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Pixmap, BMPError> {
        Result { () throws(BMPError) in try Pixmap(bmp: BMPFile(bytes: bytes)) }
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

/// A BMP file with a valid header and all its pixels.
private struct BMPFile {
    let bytes: UnsafeBufferPointer<UInt8>
    let layout: BMPLayout
    private let pixels: Int
    private let isTopDown: Bool

    init(bytes: UnsafeBufferPointer<UInt8>) throws(BMPError) {
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

/// Reads numbers from a file, in little-endian order.
private struct BMPReader {
    let bytes: UnsafeBufferPointer<UInt8>

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

// MARK: Writing

extension Pixmap {
    /// The picture as a BMP file: 24 bits per pixel, uncompressed, from the bottom up.
    ///
    ///     let file = pixmap.bmp
    ///     let same = try Pixmap(bmp: file)
    public var bmp: [UInt8] {
        let layout = BMPLayout(width: width, height: height, depth: 24)
        let start = BMPLayout.fileHeaderLength + BMPLayout.infoHeaderLength
        var file: [UInt8] = []
        file.reserveCapacity(start + layout.length)
        file += Array("BM".utf8)
        for number in [start + layout.length, 0, start] { file.append(number, bytes: 4) }
        for number in [BMPLayout.infoHeaderLength, width, height] { file.append(number, bytes: 4) }
        for number in [1, layout.depth] { file.append(number, bytes: 2) }
        // These are: no compression, the bytes of the picture, 2835 pixels per metre (72 per inch), no palette.
        for number in [0, layout.length, 2835, 2835, 0, 0] { file.append(number, bytes: 4) }
        for row in (0..<height).reversed() { appendRow(row, to: &file, paddedTo: layout.rowLength) }
        return file
    }

    private func appendRow(_ row: Int, to file: inout [UInt8], paddedTo length: Int) {
        let end = file.count + length
        for start in stride(from: 3 * row * width, to: 3 * (row + 1) * width, by: 3) {
            file.append(bytes[start + 2])
            file.append(bytes[start + 1])
            file.append(bytes[start])
        }
        while file.count < end { file.append(0) }
    }
}

/// The layout of the pixels in a BMP file.
struct BMPLayout {
    /// The length of the header before the one with the size, in bytes.
    static let fileHeaderLength = 14
    /// The minimum length of the header with the size, in bytes.
    static let infoHeaderLength = 40

    let width: Int
    let height: Int
    /// Bits per pixel.
    let depth: Int

    /// Bytes of a row. Each row begins at a multiple of four.
    var rowLength: Int { (width * depth + 31) / 32 * 4 }
    /// Bytes of all rows.
    var length: Int { rowLength * height }
}

extension [UInt8] {
    /// Appends a number, which is at least 0, in little-endian order.
    fileprivate mutating func append(_ number: Int, bytes count: Int) {
        for shift in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
}

/// The reason why bytes cannot be read as a BMP picture.
public enum BMPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// They do not begin as a BMP file does.
    case noBMP
    /// They end before the picture does.
    case truncated(bytes: Int, needed: Int)
    /// The header contains impossible values.
    case malformedHeader
    /// The number of bits per pixel is neither 24 nor 32.
    case unsupportedDepth(bits: Int)
    /// The picture is compressed; this is the number of the method in the format.
    case unsupportedCompression(Int)
    /// A side is 0, or longer than `Pixmap.longestSide`.
    case unsupportedSize(width: Int, height: Int)

    /// The error, and what would be supported.
    public var description: String {
        switch self {
        case .noBMP: "This is no BMP picture: it does not begin with the letters BM."
        case .truncated(let bytes, let needed):
            "The picture ends after \(bytes) bytes, and takes \(needed). Perhaps it was cut off on its way."
        case .malformedHeader: "The header of this BMP picture contradicts itself."
        case .unsupportedDepth(let bits): "This BMP picture has \(bits) bits per pixel; 24 or 32 can be read."
        case .unsupportedCompression(let number):
            "This BMP picture is compressed (method \(number)); only uncompressed ones can be read."
        case .unsupportedSize(let width, let height):
            "This BMP picture is \(width) by \(height) pixels; 1 to \(Pixmap.longestSide) can be read."
        }
    }
}
