/// Bytes that came and were not understood yet.
///
/// What it gives out does not depend on the portions the bytes came in.
struct InputBuffer {
    struct LineTooLong: Error {}

    private var bytes: [UInt8] = []
    private var start = 0
    /// No line feed stands between `start` and here: a slow line is not searched again and again.
    private var searched = 0

    var count: Int { bytes.count - start }
    var first: UInt8? { bytes[start...].first }

    mutating func append(_ more: ArraySlice<UInt8>) {
        bytes += more
    }

    /// The next line without its end, CRLF or a bare line feed; `nil` while it is not complete.
    mutating func line(atMost limit: Int) throws(LineTooLong) -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            let isEnding = bytes.last == UInt8(ascii: "\r")
            if count - (isEnding ? 1 : 0) > limit { throw LineTooLong() }
            return nil
        }
        var line = bytes[start..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.count > limit { throw LineTooLong() }
        consume(end + 1)
        return line
    }

    /// The next `count` bytes; `nil` while there are fewer.
    mutating func take(_ count: Int) -> [UInt8]? {
        guard self.count >= count else { return nil }
        let taken = Array(bytes[start..<start + count])
        consume(start + count)
        return taken
    }

    private mutating func consume(_ end: Int) {
        (start, searched) = (end, end)
        if start == bytes.count {
            bytes = []
        } else if start > 65_536 {
            bytes.removeFirst(start)
        } else {
            return
        }
        (start, searched) = (0, 0)
    }
}
