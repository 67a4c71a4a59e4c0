import Foundation

/// Lines that a reader typed, and what has to be said about them.
public struct TypedLines: Sendable, Hashable {
    /// Without their line breaks.
    public let lines: [String]
    /// What the reader should know: a line was not UTF-8, or there was too much.
    public let remarks: [String]

    static let mostBytes = 64 * 1024

    /// Splits what came in. What is not UTF-8 becomes U+FFFD, `\r\n` ends a line like `\n`.
    public init(decoding bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes.prefix(Self.mostBytes + 1))
        let pieces = bytes.prefix(Self.mostBytes).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        var lines: [String] = []
        var remarks: [String] = []
        for (index, piece) in pieces.enumerated() {
            let line = piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece
            if String(validating: line, as: UTF8.self) == nil {
                remarks.append("Line \(index + 1) is not UTF-8; what could not be read stands as \u{FFFD}.")
            }
            lines.append(String(decoding: line, as: UTF8.self))
        }
        if lines.last == "" { lines.removeLast() }
        if bytes.count > Self.mostBytes {
            remarks.append("Only the first \(Self.mostBytes / 1024) KiB of standard input were read.")
        }
        self.lines = lines
        self.remarks = remarks
    }

    /// Piped standard input to its end; `nil` if it is a terminal or cannot be read.
    static func fromStandardInput() -> TypedLines? {
        guard isatty(STDIN_FILENO) == 0 else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= mostBytes {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        return TypedLines(decoding: bytes)
    }
}
