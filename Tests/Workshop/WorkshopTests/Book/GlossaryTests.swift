import Testing

@testable import Book

@Suite struct GlossaryTests {
    @Test("each row of the table is a word, once, with a section of the workbook and a sentence")
    func rows() {
        let words = GlossaryEntry.all.map(\.word)
        #expect(words.count >= 50)
        #expect(Set(words).count == words.count)
        for entry in GlossaryEntry.all {
            #expect(BookSection(entry.section) != nil, "\(entry.word)")
            #expect(entry.meaning.hasSuffix("."), "\(entry.word)")
        }
    }

    @Test(
        "a word is found in either language, and by a part of it",
        arguments: [
            ("signal", ["signal"]), ("Cold Signal", ["cold signal"]), ("冷信号", ["cold signal"]),
            ("反应型", ["reactive"]), ("指令", ["command"]), ("组播", ["multicast"]), ("防抖", ["debounce"]),
            ("节流", ["throttle"]), ("上游", ["upstream"]), ("下游", ["downstream"]), ("命令", ["command"]),
            ("cycle", ["retain cycle"]), ("热", ["hot signal"]), ("nonsense", []),
        ])
    func found(text: String, words: [String]) {
        #expect(GlossaryEntry.found(text).map(\.word) == words)
    }
}
