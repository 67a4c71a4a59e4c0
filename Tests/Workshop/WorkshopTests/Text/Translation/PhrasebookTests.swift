import Foundation
import Testing

@testable import Text

@Suite struct PhrasebookTests {
    private static let entries: KeyValuePairs = [
        "passed": "通过",
        "Two words": "两个词",
        "{title}: not yet": "{title}：还没对",
        "at {at} you sent {value}; {other} was expected there": "第 {at} 秒你发送了 {value}，这里本应是 {other}",
        "{count} of {all} lines": "共 {all} 行，第 {count} 行",
        "{number} votes": "{number} 票",
        "Welcome, {address}!": "欢迎你，{address}！",
        "Nobody is called “{name}”.": "没有叫“{name}”的人。",
        "by {photographer}": "{photographer} 摄",
        "nobody has translated this": "",
    ]

    private let book: Phrasebook

    init() {
        let file = Self.entries.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n\n" }.joined()
        let changed = "#, fuzzy\nmsgid \"this has changed\"\nmsgstr \"旧的\""
        book = Phrasebook(.chinese, [("test.po", .success(file + changed))])
    }

    @Test(
        "a text is looked up as a whole, or as a sentence that was made from a pattern",
        arguments: [
            "passed": "通过",
            "at 14 you sent 5; 3 was expected there": "第 14 秒你发送了 5，这里本应是 3",
            "Two words: not yet": "两个词：还没对",
            "12 of 40 lines": "共 40 行，第 12 行",
            "passed\n  passed": "通过\n  通过",
            "12 votes": "12 票",
            "Welcome, passed!": "欢迎你，passed！",
            "Nobody is called “passed”.": "没有叫“passed”的人。",
        ])
    func found(english: String, chinese: String) {
        #expect(book.text(english) == chinese)
    }

    @Test(
        "a text without a usable entry, or that only resembles a pattern, stays English",
        arguments: [
            "nobody has translated this", "this has changed", "something else", "let x = array",
            "a few of these many lines", "passed votes", "A title that is no entry: not yet",
        ])
    func english(text: String) {
        #expect(book.text(text) == text)
        #expect(Phrasebook.english.text("passed") == "passed")
    }

    @Test("a name in a sentence is not translated, whatever it is")
    func names() {
        Phrasebook.$ofThisPage.withValue(book) {
            #expect("by {photographer}".translated(naming: ["photographer": "Two words"]) == "Two words 摄")
            #expect("通过".unlessSaid(by: "passed") == nil && "通过".unlessSaid(by: "Two words") == "通过")
        }
        #expect("通过".unlessSaid(by: "Two words") == nil, "Chinese is for readers of Chinese.")
        #expect("by {photographer}".translated(naming: ["photographer": "passed"]) == "by passed")
    }

    @Test("prose is translated a paragraph at a time; lists stay lists")
    func prose() {
        let text = book.prose("Two\n  words\n\n- passed\n- something\n1. passed")
        #expect(text == "两个词\n\n- 通过\n- something\n1. 通过")
    }

    @Test("a file that cannot be read is reported, and the others are used")
    func unreadable() {
        let book = Phrasebook(
            .chinese,
            [
                ("gone.po", .failure(CocoaError(.fileNoSuchFile))),
                ("broken.po", .success("oops\n\nmsgid \"passed\"\nmsgstr \"通过\"")),
            ])
        #expect(
            book.troubles == [
                "gone.po cannot be read. What stands in it is shown in English.",
                "broken.po, line 1: neither msgid nor msgstr nor a text in quotes",
            ])
        #expect(book.text("passed") == "通过")
    }

    @Test("the files of the workbook can be read", arguments: [Language.chinese])
    func own(language: Language) throws {
        let folder = Phrasebook.package.appending(path: "Sources/Workshop/Text/Translation/zh_CN")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
        #expect(names.count >= 12)
        #expect(Phrasebook(language, for: names).troubles == [])
    }
}
