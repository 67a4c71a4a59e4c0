import Testing
import Text

@Suite struct WrappingTests {
    @Test(
        "lines end at spaces, and between Chinese characters, but not before a sign that ends a phrase",
        arguments: [
            ("hot and cold", 8, ["hot and", "cold"]),
            ("冷信号，热信号", 8, ["冷信号，", "热信号"]),
            ("冷信号，热信号", 6, ["冷信", "号，热", "信号"]),
            ("用（`map`）就行", 7, ["用", "（`map`）", "就行"]),
            ("a longer-than-wide word", 6, ["a", "longer-than-wide", "word"]),
        ])
    func lines(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(toWidth: width) == lines)
    }
}
