import Testing

@testable import Narration

struct TypedLinesTests {
    @Test(arguments: [
        ("", []), ("\n", [""]), ("ann", ["ann"]), ("ann\n", ["ann"]), ("ann\r\nbo\r\n", ["ann", "bo"]),
        ("ann\n\nbo", ["ann", "", "bo"]), ("安\n", ["安"]),
    ])
    func lines(of text: String, are lines: [String]) {
        let typed = TypedLines(decoding: text.utf8)
        #expect(typed.lines == lines && typed.remarks.isEmpty)
    }

    @Test func whatIsNoTextIsReplacedAndSaid() {
        let typed = TypedLines(decoding: Array("ann\nb".utf8) + [0xFF] + Array("o\n".utf8))
        #expect(typed.lines == ["ann", "b\u{FFFD}o"])
        #expect(typed.remarks == ["Line 2 is not UTF-8; what could not be read stands as \u{FFFD}."])
    }

    @Test func moreThanAPersonTypesIsCutAndSaid() {
        let typed = TypedLines(decoding: repeatElement(UInt8(ascii: "y"), count: 64 * 1024 + 1))
        #expect(typed.lines.map(\.count) == [64 * 1024])
        #expect(typed.remarks == ["Only the first 64 KiB of standard input were read."])
    }
}
