@testable import Narration

struct FoldingTests {
    @Test(arguments: [
        ("a line that fits stays", "asking once.", ["asking once."]),
        ("an empty line stays", "", [""]),
        ("at a space", "asking the station", ["asking the", "  station"]),
        ("a space right at the edge is not lost twice", "asking  the station", ["asking  the", "  station"]),
        ("leading spaces stay", "    return sum", ["    return", "  sum"]),
        ("leading spaces are no place to break", "    dispositions", ["    disposit", "  ions"]),
        ("a long word is broken, not lost", "internationalization", ["internationa", "  lization"]),
        ("a Chinese character takes two columns", "热信号与冷信号", ["热信号与冷信", "  号"]),
        ("a Chinese word that fits on a line stays whole", "say 热信号，热", ["say", "  热信号，热"]),
        (
            "a longer Chinese phrase is broken", "say 热信号，热信号与冷信号",
            ["say 热信号，", "  热信号与冷", "  信号"]
        ),
        ("no line begins with a Chinese sign", "say 热信号冷，热信号与", ["say 热信号", "  冷，热信号", "  与"]),
        ("spaces at the end do not make a line", "asking once.   ", ["asking once."]),
    ])
    func `Lines of twelve columns are folded two columns further in`(
        what: String, text: String, lines: [String]
    ) {
        #expect(text.folded(to: 12, hanging: 2) == lines)
    }

    @Test(arguments: [
        ("a wide character does not hang over the edge", 6, 2, "a热信号与冷信号", ["a热信", "  号与", "  冷信", "  号"]),
        ("the hanging indent leaves half of the line", 4, 8, "abcdefgh", ["abcd", "  ef", "  gh"]),
        ("one character a line at the least", 1, 0, "信号", ["信", "号"]),
    ])
    func `So are shorter ones`(what: String, width: Int, hanging: Int, text: String, lines: [String]) {
        #expect(text.folded(to: width, hanging: hanging) == lines)
    }
}
