import Foundation
import Lessons
import Testing

@testable import Checking
@testable import Coursework

/// The trace of a test run: lines for the tool, and between them the output of answers.
struct TraceTests {
    private func trace(_ text: String) -> Trace {
        var trace = Trace()
        _ = trace.read(Data(text.utf8), isAll: true)
        return trace
    }

    private func part(_ text: String, _ id: String = "4.3.1") throws -> Trace.Part {
        trace(text)[try #require(ExerciseID(id))]
    }

    @Test(arguments: [
        ("\u{1E}end passed secret\n", Verdict.State.passed, "secret"),
        ("\u{1E}end pending\n", .pending, nil), ("\u{1E}end failed\n", .failed, nil),
        ("\u{1E}end nonsense\n", .failed, nil), ("\u{1E}end \n", .failed, nil), ("", nil, nil),
        ("\u{1E}end passed secret\n\u{1E}end failed\n", .passed, "secret"),
    ])
    func `The first end of an exercise counts; a pass has its secret word`(
        _ text: String, _ state: Verdict.State?, _ password: String?
    ) throws {
        let part = try part("\u{1E}begin 4.3.1\n" + text)
        #expect(part.state == state && part.password == password)
    }

    @Test func `The trace is read while it is written; an incomplete line waits`() throws {
        let text =
            "\u{1E}built a1\n\u{1E}begin 4.3.1\n\u{1E}input 7\nhello\n\u{1E}end passed word\n\u{1E}begin 4.3.2\nyou"
        let data = Data(text.utf8)
        var trace = Trace()
        var count = 0
        for end in data.indices { count += trace.read(data[count...end], isAll: false) }
        #expect(count == data.count - 3 && trace.steps == 3 && trace.running == ExerciseID("4.3.2"))
        #expect(trace[try #require(ExerciseID("4.3.1"))] == (try part(text)))
        #expect(try part(text).state == .passed && part(text, "4.3.2").printed == "you\n")
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
    func `Text between two marks is the output of the answer`(_ text: String, _ printed: String) throws {
        #expect(try part(text).printed == printed)
    }

    @Test(arguments: [
        ("\u{1E}built a1 b2\n\u{1E}begin 4.3.1\n\u{1E}end \n", ["a1", "b2"]),
        ("\u{1E}begin 4.3.1\n\u{1E}built a1\n\u{1E}end \n", []),
        ("\u{1E}built a1\n\u{1E}begin 4.3.1\n\u{1E}built b2\n\u{1E}end \n\u{1E}built b2\n", ["a1"]),
        ("built a1\n", []), ("", []),
    ])
    func `Fingerprints count only before the first exercise, so no answer can forge them`(
        _ text: String, _ fingerprints: [String]
    ) {
        #expect(trace(text).fingerprints.map(\.rawValue).sorted() == fingerprints)
    }

    @Test func `The last input is known, and each report of the library is kept once`() throws {
        let text =
            "\u{1E}begin 4.3.1\n\u{1E}input 3\n\u{1E}input 0\n\u{1E}report one\n\u{1E}report one\n\u{1E}report two\n"
            + "\u{1E}laws \n\u{1E}report two\n"
        let part = try part(text)
        #expect(part.tried == "0" && part.reports == ["one", "two"])
        #expect(try self.part(text, "4.3.2") == Trace.Part())
    }

    @Test func `Lessons are JSON, those of the laws, too; invalid JSON is ignored`() throws {
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

    @Test func `Of long output the beginning is kept, and the number of omitted lines or characters`() throws
    {
        let lines = try part("\u{1E}begin 4.3.1\n" + (1...1_000).map { "\($0)\n" }.joined() + "\u{1E}end \n")
        #expect(
            lines.printed.hasPrefix("1\n2\n") && lines.printed.hasSuffix("\n100\n")
                && lines.omitted.lines == 900)
        let line = try part(
            "\u{1E}begin 4.3.1\n" + String(repeating: "a", count: 5_000) + "\nb\n\u{1E}end \n")
        #expect(line.printed == String(repeating: "a", count: 4_000) + "\n")
        #expect(line.omitted.characters == 1_000 && line.omitted.lines == 1)
    }

    @Test func `Each exercise has its own output`() throws {
        let text = "\u{1E}begin 4.3.1\na\n\u{1E}end \n\u{1E}begin 4.3.2\nb\n\u{1E}end \n"
        #expect(try part(text).printed == "a\n")
        #expect(try part(text, "4.3.2").printed == "b\n")
    }
}
