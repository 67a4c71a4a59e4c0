import Testing

@testable import reader

struct ProseTests {
    @Test func `Paragraphs and lists`() {
        let html = Prose.html("One\nline.\n\n- a\n- b\n  c\n\n1. first\n2. second\n\nEnd.")
        #expect(
            html.text == """
                <p>One line.</p>
                <ul><li>a</li><li>b c</li></ul>
                <ol><li>first</li><li>second</li></ol>
                <p>End.</p>
                """)
    }

    @Test(
        "text between backticks is code",
        arguments: [
            ("a `b < c` d", "a <code>b &lt; c</code> d"), ("a ` b", "a ` b"),
            ("`a``b`", "<code>a</code><code>b</code>"),
            ("`4.3`", "<code>4.3</code>"),
        ])
    func code(_ text: String, _ html: String) {
        #expect(Prose.inline(text).text == html)
    }

    @Test(
        "the number of a section or an exercise becomes a link; other numbers do not",
        arguments: [
            ("see 4.3.", #"see <a href="4.3.html">4.3</a>."#),
            ("exercise 4.3.2 is", #"exercise <a href="4.3.html#exercise-4.3.2">4.3.2</a> is"#),
            ("4.3.99 or 9.9 or 4.77", "4.3.99 or 9.9 or 4.77"), ("Swift 6.2 has it", "Swift 6.2 has it"),
            ("14.3 and 4.3x", "14.3 and 4.3x"), ("3.5 times as fast", "3.5 times as fast"),
            ("--marbles 4.1=-", "--marbles 4.1=-"),
        ])
    func links(_ text: String, _ html: String) {
        #expect(Prose.inline(text).text == html)
    }
}
