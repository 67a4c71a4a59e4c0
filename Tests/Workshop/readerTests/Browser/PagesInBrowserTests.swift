import Book
import Browser
import Foundation
import Harness
import Testing
import Text
import Trials

/// Navigation between pages, search, and layout.
@Suite(.inBrowser, .waits) struct PagesInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    /// In CI all sections, elsewhere the first ones.
    private static let sections = Installation.isInCI ? BookSection.all : Array(BookSection.all.prefix(9))

    @Test func `Arrow keys turn the pages of the book, and each is as wide as the window`() throws {
        let tab = try Chromium.shared().open(book.page("1.1.html"))
        for section in Self.sections {
            try tab.wait(for: section.title, in: "h1")
            try tab.wait(for: "document.readyState", toBe: "complete")
            for width in [390, 360] {
                try tab.setTouch(width: width)
                #expect(try tab.tooWide(for: width) == [], "\(section.number) at \(width)")
            }
            try tab.setViewport()
            #expect(try tab.tooWide(for: 1280) == [], "\(section.number)")
            if section != Self.sections.last { try tab.press(.right) }
        }
        try tab.press(.left)
        try tab.wait(for: Self.sections[Self.sections.count - 2].title, in: "h1")
        try tab.wait(for: "document.readyState", toBe: "complete")
        try tab.press("c")
        try tab.wait(for: "Functional reactive programming", in: "h1")
        try tab.setTouch(width: 360)
        #expect(try tab.tooWide(for: 360) == [])
        #expect(tab.complaints == [])
        #expect(tab.hosts == ["127.0.0.1"])
    }

    /// A width of 640 is half a screen, or a screen of 1,280 at 200 %.
    @Test(arguments: ["", "glossary.html", "2.2.html", "4.3.html", "4.21.html"])
    func `No page scrolls sideways, whatever its width, in either language`(_ page: String) throws {
        let tab = try Chromium.shared().open(book.page(page))
        for language in ["en", "zh"] {
            let _: String = try tab.value("document.cookie = 'language=\(language); path=/\(page)'")
            try tab.reload()
            for width in Array(stride(from: 280, to: 800, by: 20)) + [577, 1024, 1280] {
                try tab.setViewport(width: width)
                #expect(try tab.tooWide(for: width) == [], "\(page) at \(width), \(language)")
            }
        }
    }

    @Test func `Code has coloured syntax, and its file and line are a link to the editor`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        let colours: [String] = try tab.value(
            "['.code', 'pre b', 'pre i', '.literal'].map(c => getComputedStyle(document.querySelector('.example ' + c)).color)"
        )
        #expect(Set(colours).count == 4)
        let place: String = try tab.value("document.querySelector('#example-1 a.place').href")
        let transcript = Phrasebook.package.appending(path: "Tests/ChapterTests/Transcripts/en/chapter4.txt")
        let told = try String(contentsOf: transcript, encoding: .utf8)
        let line = try #require(told.firstMatch(of: /Chapters\/Chapter4\/Signals\.swift:[0-9]+/)).0
        #expect(place == "vscode://file\(book.folder.path)/\(line)")
        let exercise: String = try tab.value("document.querySelector('#exercise-4\\\\.3\\\\.2 a.place').href")
        #expect(exercise.hasSuffix("Exercises/Chapter4/Signals.swift:33"))
    }

    @Test func `The table of contents shows the next exercise, durations and required sections`() throws {
        let tab = try Chromium.shared().open(book.page(""))
        let count = BookSection.all.map(\.exercises).reduce(0, +)
        #expect(
            try tab.text(of: "#next").contains("2.1.1") && tab.text(of: "#next").contains("0 of \(count)"))
        #expect(try tab.text(of: "#chapter-4").contains("54 min"))
        try tab.click("#next a")
        try tab.wait(until: "location.pathname == '/2.1.html' && location.hash == '#exercise-2.1.1'")
        try tab.wait(for: "document.readyState", toBe: "complete")
        try tab.click("#nav .home")
        try tab.wait(for: "location.pathname", toBe: "/index.html")
        try tab.wait(for: "document.readyState", toBe: "complete")
        try tab.click("#chapter-4 td a")
        try tab.wait(for: "location.pathname", toBe: "/2.2.html")
        #expect(tab.complaints == [])
    }

    @Test func `The table of contents has a movable figure, and a link to the last section`() throws {
        try book.replace(5, with: "exit 3")
        let tab = try Chromium.shared().open(book.page("5.1.html"))
        try tab.wait(for: "cannot be shown", in: "h1")
        try tab.wait(for: "document.readyState", toBe: "complete")
        try tab.click("#nav .home")
        // The section is remembered although its program has failed.
        try tab.wait(for: "Continue where you were: 5.1 The basics of FRP Pixels", in: ".continue")
        let last =
            "[...document.querySelectorAll('#main figure .line:last-of-type .mark')].map(mark => mark.dataset.text).join('')"
        try tab.wait(for: last, toBe: "243|")
        try tab.run("document.querySelector(`#main [data-source='4.1'] .mark[data-text='9']`).focus()")
        try tab.press(.delete)
        try tab.wait(for: last, toBe: "23|")
        try tab.wait(for: "location.search", toBe: "?wind=--3--7-----2--8--%7C")
        #expect(tab.complaints.allSatisfy { $0.contains("5.1.html") })
    }

    @Test(arguments: [(1280, false), (640, false), (390, false), (1024, true), (390, true), (320, true)])
    func `In the table of contents no row moves when the figure appears`(
        _ width: Int, isTouched: Bool
    ) throws {
        let tab = try Chromium.shared().open(book.page(""))
        if isTouched { try tab.setTouch(width: width) } else { try tab.setViewport(width: width) }
        let row = "Math.round(document.querySelector('th a').getBoundingClientRect().top + scrollY)"
        try tab.wait(until: "document.querySelector('#main figure')")
        let there: Int = try tab.value(row)
        // The page as it is while its chapter is being built.
        try tab.run("document.querySelector('#main .output').replaceChildren()")
        #expect(try tab.value(row) == there)
    }

    @Test func `Some scripts are loaded only on demand`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        func loaded() throws -> Set<String> {
            let names: [String] = try tab.value(
                "performance.getEntriesByType('resource').map((e) => e.name.split('/').at(-1)).filter((e) => e.endsWith('.js'))"
            )
            return Set(names)
        }
        let late: Set = [
            "asking.js", "copy.js", "guess.js", "looks.js", "openFile.js", "openWord.js", "operators.js",
            "room.js",
            "search.js",
        ]
        let first = try loaded()
        #expect(first.intersection(late) == [] && first.contains("page.js"))
        try tab.press("/")
        try tab.wait(until: "'showFound' in window")
        try tab.click("main a.word")
        try tab.wait(until: "document.querySelector('.meaning:popover-open')")
        #expect(try loaded().intersection(late) == ["openWord.js", "search.js"])
        try tab.setTouch(width: 390)
        try tab.wait(until: "'fit' in window")
        #expect(tab.complaints == [])
    }

    @Test func `Search finds words, Chinese titles and numbers`() throws {
        let tab = try Chromium.shared().open(book.page("2.1.html"))
        #expect(tab.requests.allSatisfy { !$0.hasSuffix("search-index.js") })
        for (words, first) in [("信号", "4.3 Signals"), ("4.3.2", "4.3.2 "), ("DEBOUNCE", "debounce")] {
            try tab.press("/")
            for letter in words { try tab.insert(String(letter)) }
            #expect(try tab.value("document.querySelector('#search input').value") == words)
            try tab.wait(for: first, in: "#found a b")
            if words == "DEBOUNCE" { try tab.keepScreenshot("search") }
            try tab.press(.escape)
            try tab.wait(until: "document.getElementById('found').hidden")
            try tab.run("document.activeElement.blur()")
        }
        try tab.press("/")
        try tab.insert("no such word")
        try tab.wait(for: "Nothing is found.", in: "#found")
        try tab.run("document.querySelector('#search input').select()")
        try tab.insert("4.3.2")
        try tab.press(.enter)
        try tab.wait(until: "location.pathname == '/4.3.html' && location.hash == '#exercise-4.3.2'")
        #expect(tab.requests.count { $0.hasSuffix("search-index.js") } == 1)
        #expect(tab.complaints == [])
    }

    @Test
    func
        `Hits are marked; operators come first, arrow keys choose, and Enter may come before the index`()
        throws
    {
        let tab = try Chromium.shared().open(book.page("2.1.html"))
        try tab.press("/")
        try tab.insert("combinel")
        // The index is not loaded yet.
        try tab.press(.enter)
        try tab.wait(for: "location.pathname + location.hash", toBe: "/4.21.html#combineLatest")
        try tab.wait(for: "document.readyState", toBe: "complete")
        try tab.press("/")
        try tab.insert("combinelatest")
        try tab.wait(for: "combineLatest", in: "#found a b mark")
        let kinds: [String] = try tab.value(
            "[...document.querySelectorAll('#found a')].map((a) => a.hash.startsWith('#exercise') ? 'exercise' : 'other')"
        )
        #expect(kinds.first == "other" && kinds == kinds.sorted().reversed())
        let cut: [String] = try tab.value(
            """
            [...document.querySelectorAll('#found a')].map((a) => a.textContent.slice(a.querySelector('b').textContent.length))
              .filter((text) => !/^(… )?[^ …].*?( …)?$/.test(text) || text.length > 120)
            """)
        #expect(cut == [])
        let begun: [String] = try tab.value(
            """
            [...document.querySelectorAll('#found a')].map((a) => a.childNodes[1].textContent).filter((text) => text.startsWith('… '))
              .filter((text) => !searchIndex.some(([, , all]) => all.includes(` ${text.slice(2, 20)}`)))
            """)
        #expect(begun == [])
        try tab.press(.down)
        try tab.press(.down)
        let second = "[...document.querySelectorAll('#found a')].indexOf(document.activeElement)"
        #expect(try tab.value(second) == 1)
        try tab.press(.up)
        try tab.press(.up)
        #expect(try tab.value("document.activeElement === document.querySelector('#search input')"))
        // The plural finds the singular.
        try tab.run("document.querySelector('#search input').select()")
        try tab.insert("debounces")
        try tab.wait(for: "debounce", in: "#found a b")
        try tab.press(.escape)
        try tab.wait(until: "document.getElementById('found').hidden")
        #expect(tab.complaints == [])
    }

    @Test
    func `The index of operators: letters filter it, and the operator in the address is shown alone`()
        throws
    {
        let tab = try Chromium.shared().open(book.page("operators/debounce"))
        let seen =
            "[...document.querySelectorAll('#main > h3')].filter((h) => h.checkVisibility()).map((h) => h.id).join()"
        try tab.wait(for: seen, toBe: "debounce")
        #expect(
            try tab.value("document.querySelector('#main > .example:not([hidden]) figure').checkVisibility()")
        )
        try tab.keepScreenshot("operator")
        try tab.click("#operators input")
        try tab.type("comb")
        let offered =
            "[...document.querySelectorAll('#operators a')].filter((a) => a.checkVisibility()).map((a) => a.textContent).join()"
        try tab.wait(for: offered, toBe: "combinePrevious,combineLatest")
        try tab.press(.enter)
        try tab.wait(for: seen, toBe: "combinePrevious")
        try tab.run("history.back()")
        try tab.wait(for: seen, toBe: "debounce")
        try tab.run("document.querySelector('#operators input').select()")
        try tab.press(.delete)
        try tab.click("#operators a[href='#operators']")
        try tab.wait(until: "\(seen).split(',').length > 70")
        #expect(tab.complaints == [])
    }

    @Test func `A word of the glossary opens in a popover, and Escape closes it`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        for width in [1280, 390] {
            if width < 1000 { try tab.setTouch(width: width) }
            let word: String = try tab.value("document.querySelector('a.word').hash.slice(1)")
            try tab.click("a.word")
            try tab.wait(until: "document.querySelector('.meaning:popover-open')")
            #expect(try tab.text(of: ".meaning dt").contains(word.replacing("-", with: " ")))
            let box = "document.querySelector('.meaning').getBoundingClientRect()"
            #expect(
                try tab.value(
                    "\(box).left >= 0 && \(box).right <= innerWidth && \(box).bottom <= innerHeight"))
            try tab.press(.escape)
            try tab.wait(until: "document.querySelector('.meaning:popover-open') === null")
            #expect(try tab.value("location.pathname") == "/4.3.html")
        }
        #expect(tab.complaints == [])
    }

    @Test func `The list of keys opens and closes`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.press("?")
        try tab.wait(until: "document.querySelector('dialog')?.open")
        try tab.press(.escape)
        try tab.wait(until: "!document.querySelector('dialog')?.open")
    }

    @Test(
        "lines that are typed into the field are read by the examples",
        arguments: [("4.4.html", "quiet"), ("4.5.html", "ada@love"), ("4.6.html", "ada@love")])
    func field(_ page: String, _ typed: String) throws {
        let tab = try Chromium.shared().open(book.page(page))
        #expect(try !tab.text(of: "main").contains(typed))
        let before = try tab.text(of: ".output")
        try tab.click("#typed")
        try tab.insert(typed)
        try tab.wait(
            until:
                "[...document.querySelectorAll('.output')].some(e => e.textContent.includes(\(typed.inScript)))"
        )
        try tab.wait(for: "new URLSearchParams(location.search).get('typed')", toBe: typed)
        try tab.wait(for: "document.activeElement.id", toBe: "typed")
        try tab.run("document.querySelector('#typed').select()")
        try tab.press(.delete)
        try tab.wait(for: before.trimmingCharacters(in: .whitespacesAndNewlines), in: ".output")
        #expect(tab.complaints == [])
    }

    @Test func `The time cursor steps through a figure; everything after it is faint`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        let figure = "#output-4 figure"
        try tab.click("\(figure) [data-do='step']")
        try tab.wait(until: "document.querySelector('\(figure)').classList.contains('stepping')")
        func later() throws -> Int {
            try tab.value("document.querySelectorAll('\(figure) .mark.later').length")
        }
        let all: Int = try tab.value("document.querySelectorAll('\(figure) .mark').length")
        for _ in 0..<30 where try later() > 0 { try tab.click("\(figure) [data-do='step']") }
        #expect(try later() == 0 && all == 14)
        for _ in 0..<30 where try later() < all { try tab.click("\(figure) [data-do='back']") }
        #expect(try later() == all)
        try tab.click("\(figure) [data-do='leave']")
        #expect(try later() == 0)
        #expect(tab.complaints == [])
    }

    @Test func `Exported pages work from disk, and request nothing else`() throws {
        let run = try book.run("read --export pages")
        #expect(run.ending == .exited(0), "\(run.errorText)\(run.text)")
        let folder = book.folder.appending(path: "pages")
        let tab = try Chromium.shared().open("file://\(folder.path)/index.html")
        // It says what does not work there, and does not invite the reader to do that.
        #expect(try tab.text(of: "#main > .copied:first-child").contains("its marbles stand still"))
        #expect(try !tab.text(of: "main").contains("Move a marble"))
        try tab.click("a[href='4.3.html']")
        try tab.wait(for: "Signals", in: "h1")
        #expect(try tab.text(of: "#main > .copied:first-child").contains("no answer can be written"))
        #expect(try tab.text(of: "[id='exercise-4.3.2'] > .code").contains("todo()"))
        try tab.click("#output-4 [data-do='step']")
        try tab.wait(until: "document.querySelector('#output-4 .later') != null")
        try tab.click("#example-2 .choices button")
        try tab.wait(
            for: "getComputedStyle(document.querySelector('#output-2 > *')).visibility", toBe: "visible")
        for title in ["信号", "Signals"] {
            try tab.click(".bar a.language")
            try tab.wait(for: title, in: "h1")
            try tab.setViewport(width: 360)
            #expect(try tab.value("document.documentElement.scrollWidth") == 360)
            try tab.setViewport(width: 1280)
        }
        try tab.click("#search input")
        try tab.insert("4.3.2")
        try tab.wait(for: "4.3.2 ", in: "#found a b")
        try tab.go(to: "file://\(folder.path)/book.html")
        try tab.wait(for: "6.7", in: "main")
        try tab.wait(until: "document.querySelector('main').offsetWidth > 600")
        try tab.setMedia(.dark, printed: true)
        // Printed pages are black on white, are not cut off, and have nothing to click.
        for (element, property, value) in [
            ("html", "colorScheme", "light"), (".example", "overflow", "visible"),
            ("pre", "overflow", "visible"), (".scroll", "overflow", "visible"), ("header", "display", "none"),
            (".copy", "display", "none"),
            ("figure", "breakInside", "avoid"), (".example", "breakInside", "auto"),
        ] {
            #expect(
                try tab.value("getComputedStyle(document.querySelector('\(element)')).\(property)") == value,
                "\(element)")
        }
        try tab.setMedia()
        for chapter in BookChapter.all {
            try tab.go(to: "file://\(folder.path)/\(chapter.number).1.html")
        }
        #expect(tab.complaints == [])
        #expect(tab.requests.allSatisfy { $0.hasPrefix("file://\(folder.path)/") || $0.hasPrefix("data:") })
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file != "zh" {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            #expect(!text.contains(book.folder.path) && !text.contains(NSHomeDirectory() + "/"), "\(file)")
        }
    }
}

extension Tab {
    /// The elements that extend over the right edge of the screen, and are not clipped or scrolled by an element around them.
    fileprivate func tooWide(for width: Int) throws -> [String] {
        try value(
            """
            (() => {
              const isCut = e => e && (getComputedStyle(e).overflowX != 'visible' || isCut(e.parentElement));
              return document.documentElement.scrollWidth <= \(width) ? [] : [...document.querySelectorAll('body *')]
                .filter(e => e.getBoundingClientRect().right > \(width) && !isCut(e.parentElement))
                .map(e => e.outerHTML.slice(0, 80));
            })()
            """)
    }
}
