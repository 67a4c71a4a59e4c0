/// A picture in memory: rows of pixels from top to bottom, each from left to right.
///
///     let red = Pixmap(width: 2, height: 1, filledWith: Pixel(255, 0, 0))
///     red[0, 0]     // Pixel(255, 0, 0)
///     red[2, 0]     // nil
public struct Pixmap: Sendable, Hashable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Three bytes for each pixel: red, green, blue. There are `3 * width * height` of them.
    public let bytes: [UInt8]

    /// The maximum width and height, in pixels.
    public static let longestSide = 4096

    /// A picture of these bytes; `nil` if a side is not in 0 to `longestSide`, or the number of bytes is wrong.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        let sides = 0...Self.longestSide
        guard sides ~= width, sides ~= height, bytes.count == 3 * width * height else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A picture in one colour. The sides are limited to 0 to `longestSide`.
    public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(0, 0, 0)) {
        self.init(width: width, height: height) { bytes in
            for start in stride(from: 0, to: bytes.count - 2, by: 3) {
                bytes[start] = pixel.red
                bytes[start + 1] = pixel.green
                bytes[start + 2] = pixel.blue
            }
        }
    }

    /// A picture whose bytes `write` fills in; they are 0 before. The sides are limited to 0 to `longestSide`.
    package init(width: Int, height: Int, write: (inout UnsafeMutableBufferPointer<UInt8>) -> Void) {
        self.width = Self.allowed(width)
        self.height = Self.allowed(height)
        let count = 3 * self.width * self.height
        bytes = Array(unsafeUninitializedCapacity: count) { buffer, initialised in
            buffer.initialize(repeating: 0)
            var used = UnsafeMutableBufferPointer(rebasing: buffer.prefix(count))
            write(&used)
            initialised = count
        }
    }

    /// `side`, limited to 0 to `longestSide`.
    package static func allowed(_ side: Int) -> Int { min(max(side, 0), longestSide) }

    /// The pixel in a column and a row, both counted from 0; `nil` outside of the picture.
    public subscript(column: Int, row: Int) -> Pixel? {
        guard 0..<width ~= column, 0..<height ~= row else { return nil }
        let start = 3 * (row * width + column)
        return Pixel(bytes[start], bytes[start + 1], bytes[start + 2])
    }
}

/// A pixel of a picture: red, green and blue, 0 to 255 each.
public struct Pixel: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The perceived brightness, 0 to 255: green counts most, blue least.
    public var brightness: UInt8 {
        let weighted: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return UInt8((weighted + 500) / 1000)
    }
}
