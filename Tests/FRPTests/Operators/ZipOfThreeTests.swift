import FRP
import Marbles
import Testing

/// A zip of three or more is one whole.
@Suite("zip of three") struct ZipOfThreeTests {
    @Test(arguments: cases) func diagram(_ marbles: MarbleCase) { marbles.check() }

    private static let cases: [MarbleCase] = [
        MarbleCase(
            "O52 an error ends it while a row may still come, though two sides can give no further pair",
            "----X"
        ) {
            Signal.zip($0.hot("-1|"), $0.hot("--2-X"), $0.hot("------3")).map { $0 + $1 + $2 }
        },
        MarbleCase("O52 it ends as soon as one side is dry, whatever the others hold", "---(6|)") {
            Signal.zip($0.hot("-1-----|"), $0.hot("--2|"), $0.hot("---3-4-5|")).map { $0 + $1 + $2 }
        },
        MarbleCase("O52 it ends as soon as the first, the second or the third is dry", "----|") {
            .merge([
                Signal.zip($0.hot("--|"), $0.hot("-1-"), $0.hot("-1-")).map { $0 + $1 + $2 },
                Signal.zip($0.hot("-1-"), $0.hot("---|"), $0.hot("-1-")).map { $0 + $1 + $2 },
                Signal.zip($0.hot("-1-"), $0.hot("-1-"), $0.hot("----|")).map { $0 + $1 + $2 },
            ])
        },
        MarbleCase("O52 of a list: an error of any side ends it while it can go on", "---X") {
            Signal.zip([$0.hot("-12-"), $0.hot("-1-X"), $0.hot("------1")]).map { $0.reduce(0, +) }
        },
    ]
}
