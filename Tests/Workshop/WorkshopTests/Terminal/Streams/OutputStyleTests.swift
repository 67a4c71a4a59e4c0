import Terminal
import Testing

@Suite struct OutputStyleTests {
    @Test(
        arguments: [
            (["TERM": "xterm"], true, .ansi16),
            (["TERM": "xterm-256color"], true, .palette256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .trueColour),
            (["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColour),
            (["TERM": "xterm-direct"], true, .trueColour),
            (["TERM": "xterm", "NO_COLOR": ""], true, .ansi16),
            (["TERM": "xterm", "NO_COLOR": "1"], true, .none),
            (["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
            ([:], true, .none),
            (["TERM": "xterm", "COLORTERM": "truecolor"], false, .none),
        ] as [([String: String], Bool, ColourSupport)])
    func `The colours are those that the terminal supports and the reader wants`(
        environment: [String: String], isTerminal: Bool, expected: ColourSupport
    ) {
        let style = OutputStyle.detected(environment: environment, isTerminal: isTerminal, columns: nil)
        #expect(style.colours == expected)
    }

    @Test(
        "Lines have the width of the terminal if it is narrow, and 80 columns otherwise",
        arguments: [
            (true, 60, 60), (true, 80, 80), (true, 200, 80), (true, nil, 80), (true, 0, 80), (false, 60, 80),
        ] as [(Bool, Int?, Int)])
    func width(isTerminal: Bool, columns: Int?, expected: Int) {
        let style = OutputStyle.detected(environment: [:], isTerminal: isTerminal, columns: columns)
        #expect(style.width == expected)
    }

    @Test(arguments: [
        (Style.dim, ColourSupport.ansi16, "\u{1B}[0;2mcold\u{1B}[0m"),
        (Style(.red), .ansi16, "\u{1B}[0;31mcold\u{1B}[0m"),
        (Style(.brightCyan, on: .blue, .bold), .ansi16, "\u{1B}[0;1;96;44mcold\u{1B}[0m"),
        (Style(.rgb(1, 2, 3)), .trueColour, "\u{1B}[0;38;2;1;2;3mcold\u{1B}[0m"),
        (Style(nil, on: .rgb(255, 0, 0)), .palette256, "\u{1B}[0;48;5;196mcold\u{1B}[0m"),
        (Style(.rgb(250, 10, 10)), .ansi16, "\u{1B}[0;91mcold\u{1B}[0m"),
        (Style(.red, [.bold, .underline]), .none, "cold"),
        (.plain, .trueColour, "cold"),
    ])
    func `Text is styled as far as the output supports it`(
        style: Style, colours: ColourSupport, expected: String
    ) {
        #expect(OutputStyle(colours: colours).styled("cold", as: style) == expected)
    }
}
