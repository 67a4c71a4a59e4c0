import FRP
import Testing

@testable import Marbles

/// Signals to which a picture itself subscribes.
struct WatchingTests {
    /// The picture of an example's signals, on a stage of its own.
    private func picture(_ example: () -> KeyValuePairs<String, any Drawable>) -> [String] {
        return Stage().perform { Picture(watching: example()).lines }
    }

    @Test func `signals of any values are drawn from the beginning to the end`() {
        let lines = picture {
            let wind = Signal<Int>(marbles: "--3--7|")
            return ["wind": wind, "strong": wind.map { $0 > 5 ? "S" : "w" }]
        }
        #expect(lines == ["wind     --3--7|", "strong   --w--S|", "seconds  0    5"])
    }

    @Test func `a subscription may begin later, or end earlier`() {
        let lines = picture {
            let radio = MarbleSource<String>.hot("--a--b--c|").signal
            return [
                "late": radio.watched(from: .seconds(4)), "early": radio.watched(until: .seconds(6)),
                "both": radio.watched(from: .seconds(4), until: .seconds(6)),
            ]
        }
        #expect(lines == ["late         ^b--c|", "early    --a--b!", "both         ^b!", "seconds  0    5"])
    }

    @Test func `a signal that does not end is drawn until nothing is left to do, and then disposed`() {
        let stage = Stage()
        let source = stage.perform { MarbleSource<String>.cold("-a---b") }
        let lines = Picture(watching: ["source": source.signal, "never": Signal<Int>.never], on: stage).lines
        #expect(lines == ["source   -a---b", "never    ------", "seconds  0    5"])
        #expect(source.subscriptions.map(\.ended) == [.seconds(5)])
    }

    @Test func `of two values with the same letter the first keeps it; short values need none`() {
        let lines = picture {
            [
                "one": Signal(marbles: "--b|", values: ["b": 21]),
                "other": Signal(marbles: "-b-x|", values: ["b": 18, "x": 7]),
            ]
        }
        #expect(lines == ["one      --a|", "other    -b-7|", "seconds  0", "         b = 18   a = 21"])
    }

    @Test func `a value has the letter that its source's legend gives to it, whoever sends it`() {
        let lines = picture {
            let weather = Signal(marbles: "--a--b|", values: ["a": 18, "b": 21])
            return ["warm": weather.filter { $0 > 20 }, "words": weather.map { "\($0) °C" }]
        }
        #expect(
            lines == [
                "warm     -----b|", "words    --a--c|", "seconds  0    5",
                "         a = 18 °C   b = 21   c = 21 °C",
            ])
    }
}
