import Book
import Foundation
import Lessons
import Testing
import Text

@testable import reader

/// All pages in another language than English.
struct LanguagePagesTests {
    /// Marks each text that has an entry in the translation files.
    private static let pseudo = Phrasebook(.pseudo, for: Phrasebook.files)
    private static let chinese = Phrasebook.forPages(in: .chinese)

    @Test("every text of a page has an entry in the translation files", arguments: BookSection.all)
    func entries(_ section: BookSection) throws {
        let exercises = ExerciseCardFactory(try Told.session.get()).shipped(section.number)
        let page = try Phrasebook.$ofThisPage.withValue(Self.pseudo) {
            try Told.page(section, exercises: exercises, in: BookPagesTests.live).html.inLanguage
        }
        #expect(unmarked(in: page) == [])
    }

    @Test("so has every text of the table of contents, the glossary and the page to print")
    func otherPages() throws {
        let (live, shown) = (BookPagesTests.live, try Told.section(ContentsPage.exampleSection.number))
        let pages = try Phrasebook.$ofThisPage.withValue(Self.pseudo) {
            [
                ContentsPage(shown, in: live).html, ContentsPage(shown, in: .files).html,
                GlossaryPage.html(in: live),
            ]
            .map(\.inLanguage) + [try BookPagesTests.book().html.inLanguage]
        }
        #expect(pages.flatMap(unmarked) == [])
    }

    @Test(arguments: [("cold signal", Language.english), ("冷信号", .chinese)])
    func `The first use of a word is a link to the glossary`(_ word: String, in language: Language) throws {
        let section = try #require(BookSection("4.8"))
        let page = try Phrasebook.$ofThisPage.withValue(.forPages(in: language)) {
            try Markup(Told.page(section, in: .files).html)
        }
        let links = page.all("a", class: "word").filter {
            $0.attributes["href"] == "glossary.html#cold-signal"
        }
        #expect(links.map(\.text) == [word])
    }

    @Test(arguments: [
        ("2.2", "输入的数", "they type"), ("5.1", "服务器，就在这个程序里", "the server, a part of this program"),
    ])
    func `A table, or a drawing with words in it, is in the page's language`(
        _ number: String, _ chinese: String, _ english: String
    ) throws {
        let section = try #require(BookSection(number))
        let page = try Phrasebook.$ofThisPage.withValue(Self.chinese) {
            try Told.page(section, in: .files).html.inLanguage
        }
        #expect(page.contains(chinese) && !page.contains(english))
    }

    @Test func `The search index is in the page's language`() throws {
        let script = Phrasebook.$ofThisPage.withValue(Self.chinese) {
            SearchIndex(of: Phrasebook.package) { _ in [] }.script
        }
        #expect(script.contains("冷信号是菜谱（4.3"))
        #expect(!script.contains("A cold signal is a recipe"))
    }

    @Test("a page names its language, and offers the other one")
    func switching() {
        let english = ContentsPage(in: BookPagesTests.live).html.inLanguage
        let chinese = Phrasebook.$ofThisPage.withValue(Self.chinese) {
            ContentsPage(in: BookPagesTests.live).html.inLanguage
        }
        #expect(english.contains("<html lang=\"en\">") && english.contains("data-language=\"zh\">中文<"))
        #expect(
            chinese.contains("<html lang=\"zh-CN\">") && chinese.contains("data-language=\"en\">English<"))
        #expect(chinese.contains("words.js") && !english.contains("words.js"))
    }

    /// Texts of three words or more without an entry.
    private func unmarked(in page: String) -> [String] {
        // Code, figures, their texts and their legends have none.
        var text = page.replacing(
            /<(pre|code|script|style|svg|textarea|head|dl|figcaption)\b[^>]*>.*?<\/\1>/.dotMatchesNewlines(),
            with: "`")
        while text.contains("⟦") { text = text.replacing(/⟦[^⟦⟧]*⟧/, with: "") }
        let names = GlossaryEntry.all.map(\.word) + ["Functional Reactive Programming on iOS"]
        return text.split(separator: /<[^>]*>/).map(String.init).filter {
            $0.contains(/[a-z]+ [a-z]+ [a-z]+/) && !names.contains(where: $0.contains)
        }
    }
}
