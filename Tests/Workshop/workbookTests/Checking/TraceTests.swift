import Lessons
import Testing

@testable import Checking
@testable import Coursework

/// What an answer printed is told from the marks among it.
struct TraceTests {
    private func part(_ text: String, _ id: String = "4.3.1") throws -> Trace.Part {
        Trace(text)[try #require(ExerciseID(id))]
    }

    @Test(arguments: [
        ("\u{1E}begin 4.3.1\nhello\n\u{1E}end \n", "hello\n"),
        ("\u{1E}begin 4.3.1\nhello\u{1E}end \n", "hello\n"), ("\u{1E}begin 4.3.1\n", ""),
        ("\u{1E}begin 4.3.1\nhello", "hello\n"), ("\u{1E}begin 4.3.1\nhello\n", "hello\n"),
        ("\u{1E}begin 4.3.1\na\n\nb\n\u{1E}end \n", "a\n\nb\n"),
        ("before\n\u{1E}begin 4.3.1\n\u{1E}end \nafter\n", ""),
        ("\u{1E}begin 4.3.1\n\u{1E}input 7\nhello\n\u{1E}input 8\n\u{1E}end \n", "hello\n"),
        ("\u{1E}begin 4.3.1\nold\n\u{1E}begin 4.3.1\nnew\n\u{1E}end \n", "new\n"),
        ("\u{1E}begin 4.3.1\n\u{1E}nonsense\nhello\n\u{1E}end \n", "hello\n"),
        ("\u{1E}begin 4.3.1\nhello\n\u{1E}laws \nhello\n\u{1E}end \n", "hello\n"),
        ("\u{1E}begin 4.3.1\n\u{1E}laws \nold\n\u{1E}begin 4.3.1\nnew\n\u{1E}end \n", "new\n"),
        ("\u{1E}begin nonsense\nhello\n", ""), ("", ""), ("\u{1E}", ""), ("\u{1E}\u{1E}\u{1E}\n", ""),
    ])
    func `What stands between two marks was printed by the answer`(_ text: String, _ printed: String) throws {
        #expect(try part(text).printed == printed)
    }

    @Test(arguments: [
        ("\u{1E}built a1 b2\n\u{1E}begin 4.3.1\n\u{1E}end \n", ["a1", "b2"]),
        ("\u{1E}begin 4.3.1\n\u{1E}built a1\n\u{1E}end \n", []),
        ("\u{1E}built a1\n\u{1E}begin 4.3.1\n\u{1E}built b2\n\u{1E}end \n\u{1E}built b2\n", ["a1"]),
        ("built a1\n", []), ("", []),
    ])
    func `What was built is told before an answer is tried, and no answer can say it`(
        _ text: String, _ fingerprints: [String]
    ) {
        #expect(Trace(text).fingerprints.map(\.rawValue).sorted() == fingerprints)
    }

    @Test func `The input that was tried last is known, and each report of the core once`() throws {
        let text =
            "\u{1E}begin 4.3.1\n\u{1E}input 3\n\u{1E}input 0\n\u{1E}report one\n\u{1E}report one\n\u{1E}report two\n"
            + "\u{1E}laws \n\u{1E}report two\n"
        let part = try part(text)
        #expect(part.tried == "0" && part.reports == ["one", "two"])
        #expect(try self.part(text, "4.3.2") == Trace.Part())
    }

    @Test func `What is wrong is data, also what the laws find; what is none is left out`() throws {
        let text = """
            \u{1E}begin 4.3.1
            \u{1E}lesson [{"words":{"text":"one"}}]
            \u{1E}lesson [{"wor
            \u{1E}laws
            \u{1E}lesson [{"rows":{"texts":[{"label":"yours","text":"7"}],"mark":{"column":0,"sentence":"two"}}}]
            """
        let mark = Lesson.Mark(column: 0, sentence: "two")
        #expect(
            try part(text).lessons == [
                Lesson(words: "one"), Lesson([.rows([.init("yours", "7")], mark: mark)]),
            ])
    }

    @Test func `Of what is printed the beginning is kept, and how much more there was`() throws {
        let lines = try part("\u{1E}begin 4.3.1\n" + (1...1_000).map { "\($0)\n" }.joined() + "\u{1E}end \n")
        #expect(
            lines.printed.hasPrefix("1\n2\n") && lines.printed.hasSuffix("\n100\n")
                && lines.omitted.lines == 900)
        let line = try part(
            "\u{1E}begin 4.3.1\n" + String(repeating: "a", count: 5_000) + "\nb\n\u{1E}end \n")
        #expect(line.printed == String(repeating: "a", count: 4_000) + "\n")
        #expect(line.omitted.characters == 1_000 && line.omitted.lines == 1)
    }

    @Test func `Each exercise has its own`() throws {
        let text = "\u{1E}begin 4.3.1\na\n\u{1E}end \n\u{1E}begin 4.3.2\nb\n\u{1E}end \n"
        #expect(try part(text).printed == "a\n")
        #expect(try part(text, "4.3.2").printed == "b\n")
    }
}
