import Testing

@testable import Text

@Suite struct SentencePatternTests {
    @Test(
        "the values of the placeholders are found",
        arguments: [
            ("at {at} you sent {value}", "at 14 you sent 5", ["at": "14", "value": "5"]),
            ("{title}: not yet", "a: b: not yet", ["title": "a: b"]),
            ("in the book: {page}", "in the book: chapter4/signals", ["page": "chapter4/signals"]),
            ("{a} or {b}", "x or y or z", ["a": "x", "b": "y or z"]),
        ])
    func values(pattern: String, sentence: String, values: [String: String]) {
        #expect(SentencePattern(pattern)?.values(in: sentence) == values)
        #expect(SentencePattern(pattern)?.filled(values) == sentence)
    }

    @Test(
        "another sentence does not match the pattern",
        arguments: ["you sent 5", "at you sent 5", "at 14 you sent", "At 14 you sent 5", ""])
    func other(sentence: String) {
        #expect(SentencePattern("at {at} you sent {value}")?.values(in: sentence) == nil)
    }

    @Test("braces in code are no placeholders", arguments: ["wind.filter { $0 > 5 }", "{}", "no places"])
    func code(text: String) {
        #expect(SentencePattern(text) == nil)
    }
}
