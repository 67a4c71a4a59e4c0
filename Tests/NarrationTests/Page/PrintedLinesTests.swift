@testable import Narration

struct PrintedLinesTests {
    private let page = Page(style: OutputStyle(width: 26))

    @Test(arguments: [
        ("window: 18°", "   ▸ window: 18°"),
        ("", "   ▸"),
        ("asking the weather station", "   ▸ asking the weather\n       station"),
        ("a\tb", "   ▸ a    b"),
        ("\u{1B}[2Jgone\u{7F}\u{9B}", "   ▸ ␛[2Jgone␡\u{FFFD}"),
    ])
    func aLine(printed: String, reads text: String) { expect(page.printed(printed), read: text) }

    @Test(arguments: [.plain, OutputStyle(colours: .ansi16)])
    func aDrawingKeepsItsLinesButSteersNoTerminal(_ style: OutputStyle) {
        expect(
            Page(style: style).drawing(["--a--b--c--|", "", "\u{1B}[31mred\u{1B}[0m"]),
            read: "     --a--b--c--|\n\n     ␛[31mred␛[0m")
    }
}
