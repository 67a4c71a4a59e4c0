import Terminal
import Testing

@Suite struct ColourTests {
    @Test(
        "A colour that the terminal does not have becomes the nearest that it has",
        arguments: [
            (.rgb(255, 0, 0), .palette256, .palette(196)),
            (.rgb(0, 95, 135), .palette256, .palette(24)),
            (.rgb(40, 20, 120), .palette256, .palette(18)),
            (.rgb(8, 8, 8), .palette256, .palette(232)),
            (.rgb(255, 255, 255), .palette256, .palette(231)),
            (.rgb(240, 10, 5), .ansi16, .brightRed),
            (.rgb(20, 20, 20), .ansi16, .black),
            (.palette(21), .ansi16, .blue),
            (.palette(244), .ansi16, .brightBlack),
            (.palette(9), .ansi16, .brightRed),
            (.green, .ansi16, .green),
            (.rgb(1, 2, 3), .trueColour, .rgb(1, 2, 3)),
            (.palette(200), .palette256, .palette(200)),
            (.red, .none, nil),
        ] as [(Colour, ColourSupport, Colour?)])
    func degrading(colour: Colour, support: ColourSupport, expected: Colour?) {
        #expect(colour.degraded(to: support) == expected)
    }
}
