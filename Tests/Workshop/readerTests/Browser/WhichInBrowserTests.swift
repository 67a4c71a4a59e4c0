import Book
import Browser
import Foundation
import Harness
import Testing
import Trials

@testable import chapter4

/// The page of `which`.
@Suite(.inBrowser, .waits) struct WhichInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    private static let choosing = QuestionName("zip", seed: 5, asksForRow: false)
    private static let drawing = QuestionName("debounce", seed: 4711, asksForRow: true)

    private func tab(_ name: QuestionName, width: Int = 1280, _ rest: String = "") throws -> Tab {
        try Chromium.shared().open(book.page("which.html?q=\(name.text)\(rest)"), width: width)
    }

    private func question(_ name: QuestionName) throws -> (right: Int, row: String) {
        let question = try #require(Question.named(name))
        return (question.right, question.results[question.right].description)
    }

    private func waitForVerdict(_ words: String, in tab: Tab) throws {
        try tab.wait(for: "document.querySelector('.verdict p')?.textContent", toBe: words)
        try tab.wait(for: "document.activeElement.id", toBe: "next-question")
    }

    private func waitForMemory(_ text: String) throws {
        try eventually(text) { (try? book.read(".workbook.json"))?.contains(text) == true }
    }

    @Test func `By mouse: a wrong answer is marked, like the right one, and is remembered`() throws {
        let (tab, right) = (try tab(Self.choosing), try question(Self.choosing).right)
        try tab.click(".choices li:nth-child(\((right + 1) % 5 + 1)) button")
        try waitForVerdict("Not yet.", in: tab)
        let labels: String = try tab.value(
            "[...document.querySelectorAll('.label')].map((e) => e.textContent).join()")
        #expect(labels.contains("✔ zip") && labels.contains("✘ "))
        try waitForMemory("\"zip\"")
        #expect(try tab.value("document.querySelector('#question a').getAttribute('href')") == "4.10.html")
        try tab.click("#next-question")
        try tab.wait(until: "document.querySelector('.where').textContent.includes('Question 2 of 10')")
        #expect(tab.complaints == [] && tab.hosts == ["127.0.0.1"])
    }

    @Test func `By keyboard alone: Tab and Enter, or a number`() throws {
        let (tab, right) = (try tab(Self.choosing), try question(Self.choosing).right)
        try tab.press(Character("\(right + 1)"))
        try waitForVerdict("Right.", in: tab)
        try tab.press(.enter)
        try tab.wait(until: "location.search.includes('round=1')")
        try tab.wait(until: "document.activeElement.matches('.choices button, #row')")
        try tab.go(to: book.page("which.html?q=\(Self.choosing.text)"))
        try tab.run("document.querySelector('.choices button').focus()")
        for _ in 0..<right { try tab.press(.tab) }
        try tab.press(.enter)
        try waitForVerdict("Right.", in: tab)
        #expect(tab.complaints == [])
    }

    @Test func `A typed row can be checked before its figure is loaded`() throws {
        let (tab, row) = (try tab(Self.drawing), try question(Self.drawing).row)
        try tab.click("#row")
        try tab.press("a", with: .control)
        try tab.insert(row)
        try tab.press(.tab)
        try tab.press(.enter)
        try waitForVerdict("Right.", in: tab)
        try tab.go(to: book.page("which.html?q=\(Self.drawing.text)"))
        try tab.click("#row")
        try tab.press("a", with: .control)
        let asked = try #require(Question.named(Self.drawing))
        let other = try #require(asked.choices.firstIndex { $0.label == "throttle(first)" })
        try tab.insert(asked.results[other].description)
        try tab.press(.enter)
        try waitForVerdict("Not yet.", in: tab)
        #expect(try tab.text(of: ".lesson .remark").contains("at "))
        #expect(
            try tab.text(of: "#question").contains(
                "You have drawn what a.throttle(.seconds(3), latest: false"))
        #expect(tab.complaints == [])
    }

    @Test func `An invalid row gets a message at once, and is no answer`() throws {
        let tab = try tab(Self.drawing)
        try tab.click("#row")
        try tab.press("a", with: .control)
        try tab.insert("--(1")
        try tab.wait(until: "document.querySelector('.message pre')?.textContent.includes('not closed')")
        try tab.press(.enter)
        try tab.wait(until: "document.querySelector('#row.bad')")
        #expect(
            try tab.value(
                "document.querySelector('.verdict') === null && document.querySelector('#row').value")
                == "--(1")
        try tab.press("a", with: .control)
        try tab.insert(try question(Self.drawing).row)
        try tab.press(.enter)
        try waitForVerdict("Right.", in: tab)
    }

    @Test
    func
        `By finger at 390 pixels: a tap on the line works, and the figure does not scroll the page sideways`()
        throws
    {
        let tab = try tab(Self.drawing)
        try tab.setTouch(width: 390)
        try tab.reload()
        let line = "[data-source='row'] .time"
        #expect(try tab.text(of: "#question").contains("Your row has no end"))
        let (start, unit) = (try tab.middle(of: line), try tab.secondOfFigure(in: "#question"))
        try tab.touch(Point(x: start.x + unit / 2, y: start.y))
        try tab.wait(until: "document.querySelectorAll(`[data-source='row'] .mark`).length === 1")
        try tab.wait(until: "document.querySelector('#row').value.includes('1')")
        #expect(try tab.value("String(document.documentElement.scrollWidth <= 390)") == "true")
        try tab.click("[data-do=answer]")
        try waitForVerdict("Not yet.", in: tab)
        try tab.click("#next-question")
        try tab.wait(until: "location.search.includes('round=0')")
        #expect(tab.complaints == [])
    }

    @Test func `At the end of a round it shows how many answers were right; a new round can begin`() throws {
        let right = try question(Self.choosing).right
        let tab = try tab(Self.choosing, "&round=110000001")
        try tab.click(".choices li:nth-child(\(right + 1)) button")
        try waitForVerdict("Right.", in: tab)
        try tab.press(.enter)
        try tab.wait(until: "document.querySelector('#main').textContent.includes('4 of 10 were right.')")
        try tab.click("#next-question")
        try tab.wait(until: "document.querySelector('.where')?.textContent.includes('Question 1 of 10')")
    }

    @Test func `The short address finds a question; about one operator if that is named`() throws {
        let tab = try Chromium.shared().open(book.page("which?only=debounce"))
        try tab.wait(until: "location.pathname === '/which.html' && location.search.includes('q=')")
        #expect(
            try tab.value("document.querySelector('.where').textContent")
                == "Question 1 of 10 · only debounce")
        #expect(tab.complaints == [])
    }
}
