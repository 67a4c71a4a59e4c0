import Foundation
import Harness
import Terminal
import Testing

@testable import Narration

/// Whatever bytes are piped in, in whatever portions, their lines are read.
struct TypedLinesFuzzTests {
    @Test func bytesAtRandomInRandomPortions() {
        let failure = Fuzz.firstFailure(in: 300) { dice in
            let bytes = Noise.bytes(of: 400, likely: Array("\n\r\nab热=\u{FEFF}".utf8), &dice)
            let pipe = Pipe()
            let portions = Noise.portions(of: bytes, &dice)
            let writer = Thread {
                for portion in portions { try? pipe.fileHandleForWriting.write(contentsOf: Data(portion)) }
                try? pipe.fileHandleForWriting.close()
            }
            writer.start()
            let typed = TypedLines(from: LineReader(pipe.fileHandleForReading.fileDescriptor))
            return typed.lines == Self.lines(of: bytes) ? nil : "\(bytes) are \(typed.lines)"
        }
        #expect(failure == nil)
    }

    /// The same, calculated from all bytes at once.
    private static func lines(of bytes: [UInt8]) -> [String] {
        var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
            Array.init)
        if parts.last == [] { parts.removeLast() }
        return parts.enumerated().map { index, part in
            var part = part
            if part.last == UInt8(ascii: "\r") { part.removeLast() }
            if index == 0, part.starts(with: [0xEF, 0xBB, 0xBF]) { part.removeFirst(3) }
            return String(decoding: part, as: UTF8.self)
        }
    }
}
