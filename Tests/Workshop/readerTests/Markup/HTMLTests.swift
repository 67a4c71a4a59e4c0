import Testing

@testable import reader

struct HTMLTests {
    @Test func `An interpolated text is escaped`() {
        let hostile = #"<b a='1' c="2">&amp;"#
        #expect(
            HTML("<p>\(hostile)</p>").text
                == "<p>&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;</p>")
    }

    @Test func `Interpolated markup is not escaped`() {
        let bold: HTML = "<b>\("<")</b>"
        #expect(
            HTML("<p>\(bold)\([bold, bold])\(7)</p>").text
                == "<p>\(String(repeating: "<b>&lt;</b>", count: 3))7</p>")
    }

    @Test func `Control characters that HTML does not allow become U+FFFD`() throws {
        let html: HTML = "<p>\("a\0b\u{1B}[31m\u{7F}\tc\nd")</p>"
        #expect(html.text == "<p>a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\tc\nd</p>")
        #expect(try Markup(html).all("p").count == 1)
    }
}
