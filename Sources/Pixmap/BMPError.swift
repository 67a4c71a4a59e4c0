/// Why bytes are no picture in the BMP format, or none that is read here.
public enum BMPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// They do not begin as a BMP does.
    case noBMP
    /// They end before the picture does: so many bytes there are, so many it takes.
    case truncated(bytes: Int, needed: Int)
    /// The header says what cannot be.
    case malformedHeader
    /// So many bits per pixel; 24 and 32 are read.
    case unsupportedDepth(bits: Int)
    /// A compression, by its number in the format; 0, none, is read.
    case unsupportedCompression(Int)
    /// The sides are 0, or longer than `Pixmap.longestSide`.
    case unsupportedSize(width: Int, height: Int)

    /// What is wrong, and what would be right.
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
