/// A picture in memory: rows of pixels from the top, each from the left.
///
///     let red = Pixmap(width: 2, height: 1, filledWith: Pixel(255, 0, 0))
///     red[0, 0]     // Pixel(255, 0, 0)
///     red[2, 0]     // nil
public struct Pixmap: Sendable, Hashable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Three bytes for each pixel: red, green, blue. There are `3 * width * height` of them.
    public let bytes: [UInt8]

    /// No picture is wider or higher than this, in pixels.
    public static let longestSide = 4096

    /// A picture of these bytes; `nil` unless the sides are 0 to `longestSide` and the bytes are as many as they need.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        let sides = 0...Self.longestSide
        guard sides ~= width, sides ~= height, bytes.count == 3 * width * height else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A picture in one colour. Sides beyond 0 to `longestSide` are brought there.
    public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(0, 0, 0)) {
        self.init(width: width, height: height) { bytes in
            for start in stride(from: 0, to: bytes.count - 2, by: 3) {
                bytes[start] = pixel.red
                bytes[start + 1] = pixel.green
                bytes[start + 2] = pixel.blue
            }
        }
    }

    /// A picture whose bytes `write` writes; they are 0 before. Sides beyond 0 to `longestSide` are brought there.
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

    /// `side`, brought to 0 to `longestSide`.
    package static func allowed(_ side: Int) -> Int { min(max(side, 0), longestSide) }

    /// The pixel in a column and a row, both from 0; `nil` outside.
    public subscript(column: Int, row: Int) -> Pixel? {
        guard 0..<width ~= column, 0..<height ~= row else { return nil }
        let start = 3 * (row * width + column)
        return Pixel(bytes[start], bytes[start + 1], bytes[start + 2])
    }
}

/// A dot of a picture: red, green and blue, 0 to 255 each.
public struct Pixel: Sendable, Hashable {
    /// How much red.
    public var red: UInt8
    /// How much green.
    public var green: UInt8
    /// How much blue.
    public var blue: UInt8

    /// A pixel of these components.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// How bright it looks, 0 to 255: green counts most, blue least.
    public var brightness: UInt8 {
        let weighted: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return UInt8((weighted + 500) / 1000)
    }
}
