import Book
import Testing

@testable import reader

struct SectionPageTests {
    private func markup(typed: String?, in setting: Setting, readsTyped: Bool = true) throws -> Markup {
        let entry = try #require(BookSection("4.4"))
        var data = SectionData(
            number: "4.4", title: "Subscriptions", name: "subscriptions", place: "chapter4/subscriptions",
            chineseTitle: "订阅")
        data.readsTyped = readsTyped
        return try Markup(SectionPage(data, of: entry, exercises: [], typed: typed, in: setting).html)
    }

    @Test func `On a live page, a section that reads typed lines has a field`() throws {
        let live = BookPagesTests.live
        #expect(try markup(typed: "a\n<b>", in: live).all("textarea").map(\.text) == ["a\n<b>"])
        #expect(try markup(typed: nil, in: live).all("textarea").map(\.text) == [""])
        #expect(try markup(typed: nil, in: .files).all("textarea").isEmpty)
        #expect(try markup(typed: nil, in: live, readsTyped: false).all("textarea").isEmpty)
    }

    @Test func `A page has links to the pages before and after it`() throws {
        let links = try markup(typed: nil, in: .files).all("a")
        #expect(links.first { $0.attributes["rel"] == "prev" }?.attributes["href"] == "4.3.html")
        #expect(links.first { $0.attributes["rel"] == "next" }?.attributes["href"] == "4.5.html")
    }
}

struct ContentsPageTests {
    private func markup(_ learner: Learner?) throws -> Markup {
        try Markup(ContentsPage(in: Setting(learner: learner) { _, _ in nil }).html)
    }

    @Test func `All sections are listed, with their minutes and the sections that they require`() throws {
        let markup = try markup(nil)
        let rows = markup.all("tr")
        #expect(rows.count == BookSection.all.count)
        let signals = try #require(rows.first { $0.text.hasPrefix("4.3 ") })
        #expect(signals.text.contains("after 4.1, 4.2") && signals.text.contains("54 min"))
        #expect(markup.all("progress").isEmpty)
    }

    @Test func `On a live page the example has movable marbles`() throws {
        let told = try Told.section(ContentsPage.exampleSection.number)
        let live = try Markup(ContentsPage(told, in: BookPagesTests.live).html)
        #expect(live.all("figure").count == 1 && Set(live.attributes("data-source")) == ["4.1"])
        let question = try #require(live.all("p", class: "ask").first).text
        #expect(question.contains("?") && live.all("p", class: "where").last?.text == "From 4.3 Signals")
        let file = try Markup(ContentsPage(told, in: .files).html)
        #expect(file.all("figure").count == 1 && file.attributes("data-source").isEmpty)
    }

    @Test func `The progress and the next exercise are shown`() throws {
        let next = Learner.Next(number: "4.3.2", title: "Strong winds")
        let markup = try markup(Learner(passed: ["4.3": 1, "2.1": 1], next: next))
        #expect(markup.all("progress").map { $0.attributes["value"] } == ["2"])
        #expect(markup.all("div", class: "next").first?.text.contains("Next: 4.3.2 Strong winds") == true)
        let rows = markup.all("tr").map(\.text)
        #expect(rows.contains { $0.hasPrefix("4.3 ") && $0.hasSuffix("1/4") })
        #expect(rows.contains { $0.hasPrefix("2.1 ") && $0.hasSuffix("✔") })
        #expect(
            try self.markup(Learner()).all("div", class: "next").first?.text.contains("All exercises") == true
        )
    }
}

struct MessagePageTests {
    @Test func `The page shows the message, and the program's output unchanged`() throws {
        let page = MessagePage.html(
            "Chapter 4 does not compile", "Mend `it`.", details: ["a < b"], in: .files)
        let message = try #require(try Markup(page).all("div", class: "message").first)
        #expect(message.text.contains("Mend it.") && message.text.contains("a < b"))
    }
}
