import Testing
import Text

@Suite struct WrappingTests {
    @Test(
        "lines end at spaces, and between Chinese characters, but not before a closing punctuation mark",
        arguments: [
            ("hot and cold", 8, ["hot and", "cold"]),
            ("冷信号，热信号", 8, ["冷信号，", "热信号"]),
            ("冷信号，热信号", 6, ["冷信", "号，热", "信号"]),
            ("用（`map`）就行", 7, ["用", "（`map`）", "就行"]),
            ("订阅。`map`就行", 10, ["订阅。", "`map`就行"]),
            ("加上这一行就行，`filter` 不动", 20, ["加上这一行就行，", "`filter` 不动"]),
            ("冷信号和热信号", 12, ["冷信号和热", "信号"]),
            ("每种连接都能用。）", 14, ["每种连接都", "能用。）"]),
            ("用 map", 3, ["用", "map"]),
            ("冷 map 号", 7, ["冷", "map 号"]),
            ("信 号", 2, ["信", "号"]),
            ("a longer-than-wide word", 6, ["a", "longer-than-wide", "word"]),
        ])
    func lines(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(toWidth: width) == lines)
    }
}
