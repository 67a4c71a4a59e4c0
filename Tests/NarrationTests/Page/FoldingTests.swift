import Terminal

@testable import Narration

struct FoldingTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        var width = 12
        var hanging = 2
        let lines: [String]
    }

    @Test(arguments: [
        Case(testDescription: "a line that fits stays", text: "asking once.", lines: ["asking once."]),
        Case(testDescription: "an empty line stays", text: "", lines: [""]),
        Case(testDescription: "at a space", text: "asking the station", lines: ["asking the", "  station"]),
        Case(
            testDescription: "a space right at the edge is not lost twice", text: "asking  the station",
            lines: ["asking  the", "  station"]),
        Case(testDescription: "leading spaces stay", text: "    return sum", lines: ["    return", "  sum"]),
        Case(
            testDescription: "leading spaces are no place to break", text: "    dispositions",
            lines: ["    disposit", "  ions"]),
        Case(
            testDescription: "a long word is broken, not lost", text: "internationalization",
            lines: ["internationa", "  lization"]),
        Case(
            testDescription: "a Chinese character takes two columns", text: "热信号与冷信号",
            lines: ["热信号与冷信", "  号"]),
        Case(
            testDescription: "a wide character does not hang over the edge", text: "a热信号与冷信号", width: 6,
            lines: ["a热信", "  号与", "  冷信", "  号"]),
        Case(
            testDescription: "spaces at the end do not make a line", text: "asking once.   ",
            lines: ["asking once."]),
        Case(
            testDescription: "the hanging indent leaves half of the line", text: "abcdefgh", width: 4,
            hanging: 8, lines: ["abcd", "  ef", "  gh"]),
        Case(
            testDescription: "one character a line at the least", text: "信号", width: 1, hanging: 0,
            lines: ["信", "号"]),
    ])
    func folding(_ example: Case) {
        #expect(example.text.folded(to: example.width, hanging: example.hanging) == example.lines)
    }
}
