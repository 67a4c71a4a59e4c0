import Harness
import Testing
import Text
import Trials

@Suite struct PrintableTests {
    @Test(
        "Characters that control a terminal, or hide text, are made visible",
        arguments: [
            ("\u{1B}[2Jgone", "␛[2Jgone"), ("a\u{0}b\u{7F}c\u{9B}d", "a␀b␡c\u{FFFD}d"),
            ("a\tb", "a    b"), ("a\nb\r\nc\rd", "a␊b␍␊c␍d"),
            ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"),
            ("abc\u{202E}cba\u{202C}", "abc\u{FFFD}cba\u{FFFD}"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
            ("pass\u{200B}word", "pass\u{FFFD}word"),
            ("\u{FEFF}a\u{2060}b\u{AD}c", "\u{FFFD}a\u{FFFD}b\u{FFFD}c"),
            ("a\u{200D}b", "a\u{FFFD}b"), ("a\u{200C}", "a\u{FFFD}"),
            ("a\u{200D}\u{301}", "a\u{FFFD}\u{301}"),
            ("a\u{E0041}", "a\u{FFFD}"), ("a\u{FE0F}\u{FE0F}", "a\u{FE0F}\u{FFFD}"),
            ("\u{301}a", "\u{FFFD}a"), ("x\u{3164}", "x\u{FFFD}"),
        ]
    )
    func shown(text: String, printable: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(printable.unicodeScalars))
    }

    @Test(
        "Visible characters are unchanged",
        arguments: [
            "", "hot and cold", "热信号", "e\u{301}", "👩‍👩‍👧", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "❤️", "क्‍ष", "שלום", "한",
            "\u{1112}\u{1161}",
        ]
    )
    func seen(text: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `Each of several lines is made printable`() {
        #expect("a\u{1B}[1m\r\n\tb\n".printableLines == "a␛[1m\n    b\n")
    }

    @Test func `The result never controls a terminal, and a second call changes nothing`() {
        let failure = Fuzz.firstFailure(in: 5_000) { dice in
            let text = Noise.text(of: 12, &dice)
            let printable = text.printable
            let steers = printable.unicodeScalars.contains { scalar in
                scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                    || (0x200B...0x200C).contains(scalar.value)
            }
            let isSeen = printable.allSatisfy { $0.displayWidth > 0 }
            let isStable = printable.printable.unicodeScalars.elementsEqual(printable.unicodeScalars)
            return !steers && isSeen && isStable ? nil : text.debugDescription
        }
        #expect(failure == nil)
    }
}
