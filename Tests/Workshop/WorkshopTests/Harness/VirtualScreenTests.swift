import Harness
import Testing

@Suite struct VirtualScreenTests {
    private func screen(_ bytes: String) -> VirtualScreen {
        var screen = VirtualScreen(columns: 6, rows: 3)
        // The bytes are fed one by one, because sequences may be split anywhere.
        for byte in bytes.utf8 { screen.feed([byte]) }
        return screen
    }

    @Test(arguments: [
        ("hot\r\ncold", ["hot", "cold", ""]), ("abcdefgh", ["abcdef", "gh", ""]),
        ("1\r\n2\r\n3\r\n4", ["2", "3", "4"]), ("\u{1B}[?7labcdefgh", ["abcdeh", "", ""]),
        ("热信号热", ["热信号", "热", ""]), ("热\u{1B}[1Gx", ["x", "", ""]), ("e\u{301}👍🏽x", ["é👍🏽x", "", ""]),
        ("\u{1B}[2;3Hx\u{1B}[Ay\u{1B}[3Dz", [" z y", "  x", ""]), ("ab\u{8}c\tx", ["ac   x", "", ""]),
        ("abc\u{1B}[2D\u{1B}[K", ["a", "", ""]), ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a", "", ""]),
        ("abc\u{1B}[2J\u{1B}[Hx", ["x", "", ""]), ("\u{1B}]0;title\u{7}x", ["x", "", ""]),
        ("main\u{1B}[?1049hother\u{1B}[?1049l!", ["main!", "", ""]),
    ]) func `Text, control characters and sequences`(bytes: String, lines: [String]) {
        let screen = screen(bytes)
        #expect(screen.lines == lines && screen.unknown == [])
    }

    @Test(arguments: [
        ("\u{1B}[31mx", Look(.palette(1))), ("\u{1B}[92;44mx", Look(.palette(10), on: .palette(4))),
        ("\u{1B}[38;5;200;48;2;1;2;3mx", Look(.palette(200), on: .rgb(1, 2, 3))),
        ("\u{1B}[31m\u{1B}[mx", Look()), ("\u{1B}[31;39mx", Look()),
    ]) func `Colours and attributes`(bytes: String, look: Look) {
        #expect(screen(bytes).look(of: "x") == look)
    }

    @Test func `Attributes, modes and unknown sequences`() {
        let marked = screen("\u{1B}[1;2;3;4;7mx")[0, 0].look
        #expect(marked.isBold && marked.isDim && marked.isItalic && marked.isUnderlined && marked.isReversed)
        let modes = screen("\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1049h")
        #expect(!modes.isCursorVisible && modes.marksPastes && modes.isAlternate)
        #expect(screen("\u{1B}[5X").unknown == ["ESC [ 5 X"])
    }
}
