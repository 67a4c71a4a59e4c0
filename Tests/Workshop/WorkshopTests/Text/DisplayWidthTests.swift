import Testing
import Text

@Suite struct DisplayWidthTests {
    @Test(
        "The longest end of a text that fits",
        arguments: [
            ("hot and cold", 5, " cold"), ("cold", 4, "cold"), ("cold", 9, "cold"), ("cold", 0, ""),
            ("cold", -1, ""),
            ("热信号", 3, "号"), ("a\u{200B}b", 1, "\u{200B}b"), ("", 3, ""),
        ]
    )
    func suffix(text: String, width: Int, end: String) {
        #expect(text.suffix(ofWidth: width) == end)
    }

    @Test(
        "A character has the width that a terminal gives it",
        arguments: [
            ("a", 1), ("流", 2), ("ｆ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("é", 1),
            ("e\u{301}", 1),
            ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("❤️", 2), ("❤", 1), ("─", 1), ("▸", 1), ("…", 1),
            ("▀", 1),
            ("\n", 0), ("\r\n", 0), ("\t", 0), ("\u{7F}", 0), ("\u{200B}", 0), ("\u{301}", 0), ("°", 1),
        ] as [(Character, Int)]
    )
    func ofACharacter(character: Character, columns: Int) {
        #expect(character.displayWidth == columns)
    }

    @Test(
        "The width of a text is that of its characters together",
        arguments: [("", 0), ("热信号与冷信号", 14), ("18° 热", 6), ("naïve", 5)]
    )
    func ofAText(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(
        "Padding fills up to a width and never cuts",
        arguments: [("ab", 4, "ab  "), ("热", 3, "热 "), ("abc", 2, "abc"), ("a", -1, "a")]
    )
    func padding(text: String, width: Int, padded: String) {
        #expect(text.padded(toWidth: width) == padded)
    }

    @Test(
        "Truncation marks what it cuts and never cuts a wide character in two",
        arguments: [
            ("hot and cold", 5, "hot …"), ("热信号", 6, "热信号"), ("热信号", 5, "热信…"), ("热信号", 4, "热…"),
            ("ab", 1, "…"), ("ab", 0, ""), ("", 0, ""), ("ab", -3, ""),
        ]
    )
    func truncation(text: String, width: Int, truncated: String) {
        #expect(text.truncated(toWidth: width) == truncated)
    }
}
