@testable import Narration

struct ProseTests {
    private let narrow = Page(style: OutputStyle(width: 30))

    @Test func aParagraphIsFilledAgain() {
        expect(
            narrow.prose("A cold signal is a recipe.\nNothing happens until\nsomebody subscribes."),
            read: """
                 A cold signal is a recipe.
                 Nothing happens until
                 somebody subscribes.
                """)
    }

    @Test func anEmptyLinePartsParagraphs() {
        expect(narrow.prose("\n\nOne.\n \n\n\nTwo.\n\n"), read: " One.\n\n Two.\n")
    }

    @Test func itemsHangUnderTheirText() {
        expect(
            narrow.prose(
                "Three events:\n- next, as often as it likes\n  and no more\n- error\n\n1. first\n12. twelfth"
            ),
            read: """
                 Three events:
                 • next, as often as it likes
                   and no more
                 • error

                 1. first
                 12. twelfth
                """)
    }

    @Test func nothingMakesNoLine() {
        #expect(narrow.prose(" \n ").isEmpty)
    }

    @Test func codeStaysInOnePiece() {
        expect(
            narrow.prose("It ends with `sendCompleted() once`, or never."),
            read: " It ends with\n `sendCompleted() once`, or\n never.")
    }

    @Test func codeLongerThanALineIsBrokenAtItsSpaces() {
        expect(
            narrow.prose("So `signal.map { $0 * 2 }.filter { $0 > 4 }` it is."),
            read: " So `signal.map { $0 * 2\n }.filter { $0 > 4 }` it is.")
    }

    @Test func aWordLongerThanALineIsNotLost() {
        expect(
            narrow.prose("See https://example.org/functional/reactive for it."),
            read: " See\n https://example.org/function\n al/reactive for it.")
    }

    @Test func chineseIsBrokenBetweenCharactersButNotBeforeTheirPunctuation() {
        expect(narrow.prose("热信号与冷信号热信号与冷信号，热信号（与）冷信号 ab"), read: " 热信号与冷信号热信号与冷信\n 号，热信号（与）冷信号 ab")
    }

    @Test func aLoneBacktickIsText() { expect(narrow.prose("the ` key"), read: " the ` key") }

    @Test func whereThereIsColourCodeHasOneAndNoBackticks() {
        let page = Page(style: OutputStyle(width: 30, colours: .ansi16))
        expect(
            page.prose("Use `map`.").map { $0.text(in: page.style) }, read: " Use \u{1B}[0;36mmap\u{1B}[0m.")
    }

    @Test(arguments: [1, 20, 21, 33, 80]) func noLineIsWiderThanThePage(width: Int) {
        let page = Page(style: OutputStyle(width: width))
        let text =
            "Nothing `happens until 有人` subscribes，(`and`), internationalization热信号与冷信号 of it, it happens."
        let widest = page.prose(text + "\n- " + text).map(\.plain.displayWidth).max() ?? 0
        #expect(widest <= max(width, 20))
    }
}
