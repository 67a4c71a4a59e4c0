import Testing

@testable import Text

@Suite struct POFileTests {
    @Test(
        "entries are read with their escapes, over several lines, and with any line break",
        arguments: ["\n", "\r\n"])
    func entries(lineBreak: String) {
        let text = """
            msgid ""
            msgstr "Language: zh_CN\\n"

            #. a comment
            #: Chapters/Chapter4/Signals.swift
            msgid "two \\"lines\\"\\n"
            "and a \\\\"
            msgstr "两“行”"

            msgid "next"
            msgstr "下一题"
            """
        let file = POFile(text.replacing("\n", with: lineBreak))
        #expect(file.mistakes == [])
        #expect(
            file.entries == [
                .init(english: "two \"lines\"\nand a \\", translation: "两“行”"),
                .init(english: "next", translation: "下一题"),
            ])
    }

    @Test("an entry whose English has changed is fuzzy; obsolete entries are left out")
    func fuzzyAndObsolete() {
        let file = POFile(
            """
            #, fuzzy
            #| msgid "old"
            msgid "new"
            msgstr "旧"

            #~ msgid "gone"
            #~ msgstr "没有了"
            """)
        #expect(file.entries == [.init(english: "new", translation: "旧", isFuzzy: true)])
        #expect(file.mistakes == [])
    }

    @Test(
        "a syntax error is reported with its line, and only its own entry is lost",
        arguments: [
            ("msgid \"a\"\nmsgstr \"b", 2, "a text needs quotes around it, and \\ before quotes in it"),
            ("msgid \"a\"\nmsgstr \"b\\q\"", 2, "a text needs quotes around it, and \\ before quotes in it"),
            (
                "msgid \"a\"\nmsgstr \"b\" \"c\"", 2,
                "a text needs quotes around it, and \\ before quotes in it"
            ),
            ("msgstr \"b\"", 1, "msgstr stands without a msgid before it"),
            ("msgid \"a\"\n", 2, "a msgid has no msgstr after it"),
            ("hello", 1, "neither msgid nor msgstr nor a text in quotes"),
            ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"", 4, "this msgid is there twice"),
        ])
    func mistakes(text: String, line: Int, what: String) {
        let file = POFile(text + "\n\nmsgid \"fine\"\nmsgstr \"好\"\n")
        #expect(file.mistakes == [.init(line: line, what: what)])
        #expect(file.entries.last == .init(english: "fine", translation: "好"))
    }
}
