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
        // No compression, the bytes of the picture, 2835 pixels per metre (72 per inch), no palette.
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

/// How the pixels of a BMP file lie.
struct BMPLayout {
    /// Bytes before the header that tells the size.
    static let fileHeaderLength = 14
    /// Bytes of the header that tells the size, at least.
    static let infoHeaderLength = 40

    let width: Int
    let height: Int
    /// Bits per pixel.
    let depth: Int

    /// Bytes of a row; rows begin at multiples of four.
    var rowLength: Int { (width * depth + 31) / 32 * 4 }
    /// Bytes of all rows.
    var length: Int { rowLength * height }
}

extension [UInt8] {
    /// Adds a number that is not below 0, the lowest byte first.
    fileprivate mutating func append(_ number: Int, bytes count: Int) {
        for shift in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
}
