import Browser
import Foundation
import Harness
import Testing

/// The first hour with a browser beside the editor, and with the browser alone: in a clone of the last commit, with real compilers.
/// The table of contents is open in another window, and no page is loaded twice.
///
/// This takes some minutes, and runs if `WORKBOOK_FIRST_HOUR` is set.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_FIRST_HOUR"] != nil), .inBrowser)
struct ExercisesInBrowserTests {
    private static let exercise = "[id='exercise-4.3.2']"
    private static let verdict = "\(exercise) .verdict"
    private static let chapter = "Chapters/Chapter4/Signals.swift"

    private let desk: Desk
    private let window: PseudoTerminal
    private let address: String
    private let browser: Chromium
    private let tab: Tab
    private let contents: Tab

    init() throws {
        desk = try Desk()
        window = try desk.window("'\(Products.executable("workbook"))' read --no-open", columns: 120)
        let screen = try window.wait(for: "(Ctrl-C ends it)").text
        address = String(try #require(screen.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/)).0)
        browser = try Chromium()
        tab = try browser.open("\(address)/4.3.html")
        contents = try tab.another(at: "\(address)/", inNewWindow: true)
        for page in [tab, contents] { try page.run("mark = 1") }
    }

    @Test func `An hour of reading and saving, at a desk and on a phone`() throws {
        try begins()
        try opensHints()
        try savesAWrongAnswer()
        try savesWhatDoesNotCompile()
        try savesARightAnswer()
        try editsTheChapter()
        try breaksTheChapter()
        for isPhone in [false, true] { try worksOnThePage(onPhone: isPhone) }
        try ends()
    }

    /// Prose and code are shown while the chapter's program is built; then the output appears by itself.
    private func begins() throws {
        #expect(try tab.text(of: "#follows").contains("Chapter 4 is being built"))
        try tab.wait(for: "A signal pushes them to you", in: "main")
        try tab.wait(for: "Building chapter 4", in: "#activity", seconds: 300)
        try tab.wait(until: "document.querySelector('#output-1 figure, #output-1 pre')", seconds: 600)
        try tab.wait(for: "Not begun", in: Self.verdict)
        #expect(try progress() == "0/4")
    }

    /// An open hint shows the summary of the next one only.
    private func opensHints() throws {
        func shown() throws -> [String] {
            try tab.value(
                "[...document.querySelectorAll(`\(Self.exercise) .hint > *`)].filter(part => part.checkVisibility()).map(part => part.innerText)"
            )
        }
        #expect(try shown() == ["Hint 1 of 3"])
        try tab.click("\(Self.exercise) .hint > summary")
        let first = try shown()
        #expect(
            first.count == 4 && first[1].hasPrefix("Some readings pass unchanged")
                && first[2].isEmpty == false)
        try tab.click("\(Self.exercise) .hint .hint > summary")
        #expect(try shown().last?.contains("`filter`") == false)
        #expect(try shown().dropLast(2).last?.hasPrefix("filter keeps the values") == true)
        try tab.click("\(Self.exercise) .hint .hint .hint > summary")
        #expect(try shown().dropLast().last?.hasPrefix("Something similar is in") == true)
        #expect(try shown().last == "Show our answer")
    }

    /// The verdict appears on the exercise's card, and the page does not scroll or move.
    private func savesAWrongAnswer() throws {
        let place = try looksAtTheTask()
        try desk.answer("4.3.2", in: Desk.signals, "wind.filter { $0 >= 5 }")
        try tab.wait(for: "Building", in: "#activity")
        try tab.wait(for: "you sent 5; nothing was expected there", in: Self.verdict, seconds: 900)
        #expect(
            try tab.value("document.querySelectorAll(`\(Self.verdict).failed figure rect.difference`).length")
                == 1)
        #expect(try tab.text(of: Self.verdict).hasPrefix("✘ not yet"))
        try expectNothingMoved(from: place)
        try tab.wait(until: "document.getElementById('activity').hidden")
        try tab.setMedia(.dark)
        try tab.run(
            """
            document.querySelector(`\(Self.exercise) textarea`).focus()
            document.querySelector(`\(Self.exercise) .editor`).scrollIntoView({ behavior: 'instant' })
            scrollBy({ top: -70, behavior: 'instant' })
            """)
        try tab.keepScreenshot("exercise")
        try tab.setMedia(.light)
        #expect(try progress() == "0/4")
    }

    /// A compile error is shown with its line, and a mark below.
    private func savesWhatDoesNotCompile() throws {
        let place = try looksAtTheTask()
        try desk.answer("4.3.2", in: Desk.signals, "wind.filtre { $0 > 5 }")
        try tab.wait(for: "does not compile", in: Self.verdict, seconds: 300)
        let text = try tab.text(of: Self.verdict)
        for part in [
            "\(Desk.signals):33:10", "has no member 'filtre'", "33 |     wind.filtre { $0 > 5 }",
            "   |          ^",
        ] { #expect(text.contains(part), "\(text)") }
        #expect(try tab.value("document.querySelector(`\(Self.verdict) figure`) === null"))
        try expectNothingMoved(from: place)
    }

    /// Other answers, right and wrong, are shown for comparison.
    private func savesARightAnswer() throws {
        let place = try looksAtTheTask()
        try desk.answer("4.3.2", in: Desk.signals, "wind.filter { abs($0) > 5 }")
        try tab.wait(until: "document.querySelector(`\(Self.verdict).passed`)", seconds: 300)
        let answers: [String] = try tab.value(
            "[...document.querySelectorAll(`\(Self.verdict) .answer > summary`)].map(summary => summary.innerText)"
        )
        #expect(
            try tab.text(of: "\(Self.verdict) .pair").contains("the same as ours")
                && answers.contains("Also right"))
        #expect(answers.last == "Another answer: what is wrong with it?")
        try expectNothingMoved(from: place)
        try tab.click("\(Self.verdict) .answer:last-child > summary")
        try tab.wait(
            until:
                "document.querySelector(`\(Self.verdict) .answer:last-child rect.difference`)?.checkVisibility()"
        )
        try contents.wait(for: Self.progress, toBe: "1/4")
        #expect(try contents.text(of: "#next").contains("1 of"))
    }

    /// After an edit and a build, the page shows the new text.
    private func editsTheChapter() throws {
        try desk.edit(Self.chapter) { $0 = $0.replacing("A signal pushes them", with: "A horn pushes them") }
        try tab.wait(for: "A horn pushes them to you", in: "main", seconds: 300)
        #expect(try tab.value("document.querySelector(`\(Self.verdict).passed`) !== null"))
    }

    /// If the chapter does not compile, a message is shown above the old page, until it is corrected.
    private func breaksTheChapter() throws {
        try desk.edit(Self.chapter) { $0 += "\nfunc (\n" }
        try tab.wait(for: "\(Self.chapter) does not compile.", in: "main > .message", seconds: 300)
        #expect(try tab.text(of: "main > .message").contains("func ("))
        #expect(try tab.text(of: "main").contains("A horn pushes them to you"))
        try desk.edit(Self.chapter) {
            $0 = $0.replacing("\nfunc (\n", with: "")
                .replacing("A horn pushes them", with: "A shelf pushes them")
        }
        try tab.wait(for: "A shelf pushes them to you", in: "main", seconds: 300)
        #expect(try tab.value("document.querySelector('.message') === null"))
    }

    /// Five exercises on the page alone, with a mouse or on a phone, in a browser with empty storage.
    private func worksOnThePage(onPhone isPhone: Bool) throws {
        let tab = try browser.open("about:blank")
        if isPhone { try tab.setTouch(width: 390, height: 844) }
        try tab.go(to: address)
        try PageHour(desk, tab, isPhone: isPhone).passes()
    }

    /// Neither the server nor the browser leaves a process behind.
    private func ends() throws {
        for page in [tab, contents] { #expect(try page.value("mark") == 1) }
        let processes = window.processes
        #expect(try window.status(after: "\u{3}", seconds: 10) == 130)
        try waitForEnd(of: processes, seconds: 10)
        #expect(try desk.leftovers().isEmpty)
        browser.stop()
        #expect(browser.hasEnded)
    }

    // MARK: The page

    private static let progress =
        #"document.querySelector("th a[href='4.3.html']").closest("tr").lastElementChild.innerText"#

    /// The progress of 4.3 in the table of contents.
    private func progress() throws -> String { try contents.value(Self.progress) }

    private struct Place: Decodable, Equatable {
        let scroll: Double
        let top: Double
        let focus: String
        let openHints: Int
    }

    private func looksAtTheTask() throws -> Place {
        try tab.run(
            """
            document.querySelector(`\(Self.exercise)`).scrollIntoView({ behavior: 'instant' })
            document.querySelector(`\(Self.exercise) summary`).focus({ preventScroll: true })
            """)
        return try place()
    }

    private func place() throws -> Place {
        try tab.value(
            """
            ({
                scroll: scrollY,
                top: document.querySelector(`\(Self.exercise)`).getBoundingClientRect().top,
                focus: document.activeElement.innerText,
                openHints: document.querySelectorAll(`\(Self.exercise) .hint[open]`).length,
            })
            """)
    }

    private func expectNothingMoved(from former: Place) throws {
        let now = try place()
        #expect(now == former && now.scroll > 0 && now.openHints == 3)
        #expect(try tab.value("mark") == 1)
    }
}
