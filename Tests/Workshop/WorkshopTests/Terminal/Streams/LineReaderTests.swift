import Foundation
import Terminal
import Testing

@Suite struct LineReaderTests {
    /// The lines from a pipe with these bytes.
    private func lines(_ bytes: [UInt8], longest: Int = 65_536) throws -> [LineReader.Line] {
        let pipe = Pipe()
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, longest: longest)
        var lines: [LineReader.Line] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }

    @Test(arguments: [
        ("", []), ("hot\ncold\n", ["hot", "cold"]), ("hot\r\ncold", ["hot", "cold"]),
        ("\n\nx", ["", "", "x"]), ("热信号\n", ["热信号"]), ("\u{FEFF}hot\n\u{FEFF}", ["hot", "\u{FEFF}"]),
        ("a\rb\n", ["a\rb"]),
    ])
    func `Lines end with LF or CR LF, the last one with the input`(text: String, expected: [String]) throws {
        let lines = try lines(Array(text.utf8))
        #expect(lines.map(\.text) == expected)
        #expect(lines.map(\.number) == Array(1..<1 + expected.count) && lines.allSatisfy(\.isValid))
    }

    @Test func `Invalid UTF-8 is replaced, and the line notes it`() throws {
        let lines = try lines([0x61, 0xFF, 0x0A, 0x62, 0x0A])
        #expect(lines.map(\.text) == ["a\u{FFFD}", "b"] && lines.map(\.isValid) == [false, true])
    }

    @Test func `Many lines are read, longer than one read returns`() throws {
        let long = String(repeating: "热", count: 5_000)
        let texts = (1...40).map { "\($0) \(long)" }
        #expect(try lines(Array(texts.joined(separator: "\n").utf8)).map(\.text) == texts)
    }

    @Test(arguments: ["\n", "\r\n", ""])
    func `A line may be as long as the limit, and no longer`(end: String) throws {
        let fitting = try lines(Array("1\n12345\(end)".utf8), longest: 5)
        #expect(fitting.map(\.text) == ["1", "12345"])
        #expect(throws: LineError.tooLong(line: 2, limit: 5)) {
            try lines(Array("1\n123456\(end)".utf8), longest: 5)
        }
    }

    @Test func `A line without end is refused before it is read whole`() throws {
        let endless = [UInt8](repeating: 0x61, count: 1_000_000)
        #expect(throws: LineError.tooLong(line: 1, limit: 1_000)) { try lines(endless, longest: 1_000) }
    }

    @Test func `A descriptor that cannot be read gives the reason`() throws {
        var reader = LineReader(-1)
        let error = #expect(throws: LineError.self) { try reader.next() }
        #expect(error?.description.contains("Line 1 of the input could not be read: Bad file") == true)
    }
}
