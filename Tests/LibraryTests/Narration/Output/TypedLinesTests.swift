import Foundation

@testable import Narration

struct TypedLinesTests {
    private func typed(_ bytes: some Sequence<UInt8>) -> TypedLines { linesPiped(in: [Array(bytes)[...]]) }

    @Test(arguments: [
        ("", []), ("\n", [""]), ("ann", ["ann"]), ("ann\r\nbo\r\n", ["ann", "bo"]),
        ("安\n\n安", ["安", "", "安"]),
    ])
    func lines(of text: String, are lines: [String]) {
        #expect(typed(text.utf8) == TypedLines(lines))
    }

    @Test func whatIsNoTextIsReplacedAndSaid() {
        let typed = typed(Array("ann\nb".utf8) + [0xFF] + Array("o\n".utf8))
        #expect(typed.lines == ["ann", "b\u{FFFD}o"])
        #expect(typed.remarks == ["Line 2 is not UTF-8; what could not be read is shown as \u{FFFD}."])
    }

    @Test func moreThanAPersonTypesIsLeftAndSaid() {
        let typed = typed(repeatElement(UInt8(ascii: "\n"), count: 1001))
        #expect(typed.lines.count == 1000)
        #expect(typed.remarks == ["Only the first 1000 lines of standard input were read."])
    }

    @Test func aClosedInputIsAnEmptyOne() {
        #expect(TypedLines(from: LineReader(-1)) == TypedLines([]))
    }
}

/// The lines of any piped bytes are read, however the bytes are divided.
struct TypedLinesFuzzTests {
    @Test func bytesAtRandomInRandomPortions() {
        let failure = Fuzz.firstFailure(in: 300) { dice in
            let bytes = Noise.bytes(of: 400, likely: Array("\n\r\nab热=\u{FEFF}".utf8), &dice)
            let typed = linesPiped(in: Noise.portions(of: bytes, &dice))
            return typed.lines == Self.lines(of: bytes) ? nil : "\(bytes) are \(typed.lines)"
        }
        #expect(failure == nil)
    }

    /// The expected lines, computed from all bytes at once.
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

/// The lines that are read from a pipe into which these portions are written, one after the other.
private func linesPiped(in portions: [ArraySlice<UInt8>]) -> TypedLines {
    let pipe = Pipe()
    Thread.detachNewThread {
        for portion in portions { try? pipe.fileHandleForWriting.write(contentsOf: Data(portion)) }
        try? pipe.fileHandleForWriting.close()
    }
    return TypedLines(from: LineReader(pipe.fileHandleForReading.fileDescriptor))
}
