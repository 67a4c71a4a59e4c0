import Foundation

/// Reads text line by line from a pipe, a file, or a terminal.
///
///     var lines = StandardInput.lines()
///     while let line = try lines.next() { keys.sendNext(line.text) }
public struct LineReader {
    /// One line, without its line end.
    public struct Line: Sendable, Hashable {
        /// The text. Invalid UTF-8 has become U+FFFD.
        public let text: String
        /// Counted from 1.
        public let number: Int
        /// Whether every byte was valid UTF-8.
        public let isValid: Bool
    }

    private let descriptor: Int32
    private let longest: Int
    private var unread: ArraySlice<UInt8> = []
    private var isAtEnd = false
    private var count = 0

    /// A reader of `descriptor`, which accepts lines of up to `longest` bytes.
    public init(_ descriptor: Int32, longest: Int = 65_536) {
        self.descriptor = descriptor
        self.longest = longest
    }

    /// The next line, ended by LF, by CR LF, or by the end of the input; `nil` if there is none. Waits until the line is complete.
    public mutating func next() throws(LineError) -> Line? {
        var searched = 0
        while true {
            if let end = unread.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = unread[(end + 1)...] }
                return try line(unread[..<end])
            }
            searched = unread.count
            guard searched <= longest + 1 else { throw .tooLong(line: count + 1, limit: longest) }
            guard try readMore() else { break }
        }
        defer { unread = [] }
        return unread.isEmpty ? nil : try line(unread)
    }

    private mutating func line(_ bytes: ArraySlice<UInt8>) throws(LineError) -> Line {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        if count == 0, bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        guard bytes.count <= longest else { throw .tooLong(line: count + 1, limit: longest) }
        count += 1
        let valid = String(validating: bytes, as: UTF8.self)
        return Line(
            text: valid ?? String(decoding: bytes, as: UTF8.self), number: count, isValid: valid != nil)
    }

    /// Returns false at the end of the input.
    private mutating func readMore() throws(LineError) -> Bool {
        guard !isAtEnd else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        var received = read(descriptor, &bytes, bytes.count)
        while received < 0, errno == EINTR { received = read(descriptor, &bytes, bytes.count) }
        guard received >= 0 else { throw .unreadable(line: count + 1, errno) }
        isAtEnd = received == 0
        unread = unread + bytes[..<received]
        return !isAtEnd
    }

    /// The byte-order mark, which some editors write at the beginning of a UTF-8 file.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The reason why a line could not be read, with its number, and what to do about it.
public enum LineError: Error, Hashable, CustomStringConvertible {
    /// A line has more bytes than `limit`.
    case tooLong(line: Int, limit: Int)
    /// The system returned this `errno`.
    case unreadable(line: Int, Int32)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .tooLong(let line, let limit):
            "Line \(line) of the input is longer than \(limit) bytes. Break it into shorter lines."
        case .unreadable(let line, let number):
            "Line \(line) of the input could not be read: \(String(cString: strerror(number))). "
                + "See what comes before the `|`, or after the `<`."
        }
    }
}
