import Book

@testable import Narration

/// The lines of a page.
struct PageTests {
    private let narrow = Page(style: OutputStyle(width: 30))

    // MARK: Headings

    private func heading(_ width: Int, place: String? = "chapter4/hot_and_cold_signals · 热信号与冷信号")
        -> [StyledLine]
    {
        Page(style: OutputStyle(width: width))
            .heading(number: "4.8", title: "Hot and cold signals", place: place, rule: "─")
    }

    @Test(arguments: [
        (
            "the place in the book is at the right", 80,
            """
             4.8  Hot and cold signals       chapter4/hot_and_cold_signals · 热信号与冷信号
             ──────────────────────────────────────────────────────────────────────────────
            """
        ),
        (
            "the place has its own line where one is too short", 60,
            """
             4.8  Hot and cold signals
                  chapter4/hot_and_cold_signals · 热信号与冷信号
             ──────────────────────────────────────────────────────────
            """
        ),
        (
            "everything is folded on a narrow page", 22,
            """
             4.8  Hot and cold
                  signals
                  chapter4/hot_an
                  d_cold_signals
                  ·
                  热信号与冷信号
             ────────────────────
            """
        ),
    ])
    func heading(what: String, width: Int, text: String) { expect(heading(width), read: text) }

    @Test(arguments: [nil, ""]) func withoutAPlaceThereIsOnlyTheTitle(place: String?) {
        #expect(heading(30, place: place).first?.plain == " 4.8  Hot and cold signals")
    }

    // MARK: Prose

    @Test(arguments: [
        (
            "a paragraph is filled again",
            "A cold signal is a recipe.\nNothing happens until\nsomebody subscribes.",
            " A cold signal is a recipe.\n Nothing happens until\n somebody subscribes."
        ),
        ("an empty line parts paragraphs", "\n\nOne.\n \n\n\nTwo.\n\n", " One.\n\n Two.\n"),
        (
            "items hang under their text",
            "Three events:\n- next, as often as it likes\n  and no more\n- error\n\n1. first\n12. twelfth",
            """
             Three events:
             • next, as often as it likes
               and no more
             • error

             1. first
             12. twelfth
            """
        ),
        (
            "code stays in one piece", "It ends with `sendCompleted() once`, or never.",
            " It ends with\n `sendCompleted() once`, or\n never."
        ),
        (
            "code longer than a line is broken at its spaces",
            "So `signal.map { $0 * 2 }.filter { $0 > 4 }` it is.",
            " So `signal.map { $0 * 2\n }.filter { $0 > 4 }` it is."
        ),
        (
            "a word longer than a line is not lost", "See https://example.org/functional/reactive for it.",
            " See\n https://example.org/function\n al/reactive for it."
        ),
        (
            "a line may end after a Chinese sign, before code",
            "任务一变，加上这一行就行，`filter` 不动", " 任务一变，加上这一行就行，\n `filter` 不动"
        ),
        (
            "code that a bracket or quotation mark opens stays with it",
            "信号源一来就转发，再加（`filter`）不动", " 信号源一来就转发，再加\n （`filter`）不动"
        ),
        (
            "no last line has one Chinese character",
            "热信号与冷信号热信号与冷信号用。）", " 热信号与冷信号热信号与冷信\n 号用。）"
        ),
        (
            "a command in backticks is not broken",
            "在终端里玩一玩：`swift run chapter4 play`。再按 Enter", " 在终端里玩一玩：\n `swift run chapter4 play`。\n 再按 Enter"
        ),
        (
            "Chinese is broken between characters but not before their punctuation",
            "热信号与冷信号热信号与冷信号，热信号（与）冷信号 ab", " 热信号与冷信号热信号与冷信\n 号，热信号（与）冷信号 ab"
        ),
        ("a lone backtick is text", "the ` key", " the ` key"),
    ])
    func prose(what: String, prose: String, text: String) { expect(narrow.prose(prose), read: text) }

    @Test func nothingMakesNoLine() {
        #expect(narrow.prose(" \n ").isEmpty)
    }

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

    @Test func whatMayBeLeftOutIsIndentedUnderItsTitle() {
        expect(
            narrow.folded(
                FoldData(title: "At work", text: "It has `another` name there.\n\n- one\n- and another one")),
            read: """
                     At work
                     It has `another` name
                     there.

                     • one
                     • and another one
                """)
    }

    // MARK: What is printed and drawn

    @Test(arguments: [
        ("window: 18°", "   ▸ window: 18°"),
        ("", "   ▸"),
        ("asking the weather station", "   ▸ asking the weather\n       station"),
        ("a\tb", "   ▸ a    b"),
        ("\u{1B}[2Jgone\u{7F}\u{9B}", "   ▸ ␛[2Jgone␡\u{FFFD}"),
    ])
    func aPrintedLine(printed: String, reads text: String) {
        expect(Page(style: OutputStyle(width: 26)).printed(printed), read: text)
    }

    @Test(arguments: [.plain, OutputStyle(colours: .ansi16)])
    func aDrawingKeepsItsLinesButSteersNoTerminal(_ style: OutputStyle) {
        expect(
            Page(style: style).drawing(["--a--b--c--|", "", "\u{1B}[31mred\u{1B}[0m"]),
            read: "     --a--b--c--|\n\n     ␛[31mred␛[0m")
    }

    // MARK: Translations

    private static let line = Counterpart(
        place: "Spryn", objectiveC: "[wind take:1 of:^BOOL(NSNumber *speed) { … }];", here: "wind.take { … }"
    )

    @Test(arguments: [
        (
            "a line of Objective-C stands above ours, with its place", 80,
            [
                line,
                Counterpart(
                    place: "the book", objectiveC: "RACObserve(self, name)", here: "name.signal"),
            ],
            """
                 Spryn     [wind take:1 of:^BOOL(NSNumber *speed) { … }];
                 here      wind.take { … }
                 the book  RACObserve(self, name)
                 here      name.signal

            """
        ),
        (
            "one too long for a narrow page is folded under itself", 45, [line],
            """
                 Spryn  [wind take:1 of:^BOOL(NSNumber
                          *speed) { … }];
                 here   wind.take { … }

            """
        ),
    ])
    func translation(what: String, width: Int, lines: [Counterpart], text: String) {
        expect(Page(style: OutputStyle(width: width)).translation(lines), read: text)
    }
}
