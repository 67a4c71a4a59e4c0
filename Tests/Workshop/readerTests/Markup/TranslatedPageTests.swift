import Testing
import Text

@testable import reader

@Suite struct TranslatedPageTests {
    private static let book = Phrasebook(
        .chinese,
        [
            (
                "test.po",
                .success(
                    """
                    msgid "Contents"
                    msgstr "目录"

                    msgid "in the book: {page}"
                    msgstr "原书：{page}"

                    msgid "{minutes} minutes"
                    msgstr "{minutes} 分钟"

                    msgid "Run `swift test` & see"
                    msgstr "运行 `swift test` & 看结果"

                    """)
            )
        ])

    @Test(
        "texts and attributes of a page are translated; code and the output of programs are not",
        arguments: [
            ("<a href=\"/\">\n Contents</a>", "<a href=\"/\">\n 目录</a>"),
            (
                "<nav aria-label=\"Contents\"><i>5 minutes</i></nav>",
                "<nav aria-label=\"目录\"><i>5 分钟</i></nav>"
            ),
            ("<p>Run <code>swift test</code> &amp; see</p>", "<p>运行 <code>swift test</code> &amp; 看结果</p>"),
            (
                "<pre>Contents <span>Contents</span></pre>Contents",
                "<pre>Contents <span>Contents</span></pre>目录"
            ),
            ("<p>Something <code>else</code> &lt;</p>", "<p>Something <code>else</code> &lt;</p>"),
            ("<script>\"Contents\"</script><p>", "<script>\"Contents\"</script><p>"),
            ("<h2>4.3 Contents</h2>", "<h2>4.3 目录</h2>"),
            ("<p>in the book: a · 信号 · 5 minutes · <a>4.1</a></p>", "<p>原书：a · 信号 · 5 分钟 · <a>4.1</a></p>"),
            ("<svg><text>Contents</text></svg>", "<svg><text>Contents</text></svg>"),
            ("<p>Contents", "<p>目录"), ("a < b", "a < b"),
        ])
    func pages(english: String, chinese: String) {
        #expect(TranslatedPage.text(of: english, in: Self.book) == chinese)
        #expect(TranslatedPage.text(of: english, in: .english) == english)
    }
}
