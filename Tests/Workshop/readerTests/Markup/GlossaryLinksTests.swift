import Testing

@testable import reader

struct GlossaryLinksTests {
    @Test(arguments: [
        ("<p>Two hot signals.</p>", "<p>Two <a>hot signals</a>.</p>"),
        ("<p>Hot signal, hot signal</p>", "<p><a>Hot signal</a>, hot signal</p>"),
        ("<p><code>hot signal</code></p>", "<p><code>hot signal</code></p>"),
        ("<p><a href=\"4.9.html\">hot signal</a></p>", "<p><a href=\"4.9.html\">hot signal</a></p>"),
        ("<p>a shot signal, a hot signaller</p>", "<p>a shot signal, a hot signaller</p>"),
        ("<p>no word of this section: a command</p>", "<p>no word of this section: a command</p>"),
    ])
    func `The first use of a word outside of code is a link`(_ prose: String, linked: String) {
        var links = GlossaryLinks(of: "4.8")
        let link = "<a class=\"word\" href=\"glossary.html#hot-signal\">"
        #expect(links.adding(to: HTML(stringLiteral: prose)).text == linked.replacing("<a>", with: link))
    }

    @Test func `A longer word comes before a word that it contains`() {
        var links = GlossaryLinks(of: "2.2")
        let text = links.adding(to: "<p>functional reactive programming, reactive</p>").text
        #expect(text.contains(">functional reactive programming</a>, <a") && text.contains(">reactive</a>"))
    }
}
