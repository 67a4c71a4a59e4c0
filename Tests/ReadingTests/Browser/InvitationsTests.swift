import Book
import Browser
import Foundation
import Harness
import Reading
import Testing
import Translation

/// What the pages and the README's first hour invite to, word by word. Each row does just what its words say, with a real mouse, a finger,
/// real keys or a terminal, and sees what should follow. The words are collected from the product: one without a row fails.
///
/// What needs a compiler is left to `FirstHourTests` and `ExercisesInBrowserTests`; the keys of the tool's screen have a table of
/// their own, in `InvitedKeysTests`.
@Suite(.inBrowser, .waits) struct InvitationsTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    @Test func `Each invitation has a row, and each row an invitation`() throws {
        let invited = try (onPages() + keysOfTheDialog() + firstHour())
        #expect(Set(invited).subtracting(Invitations.rows.keys) == [], "These have no row.")
        #expect(Set(Invitations.rows.keys).subtracting(invited) == [], "Nothing invites to these any more.")
    }

    @Test(arguments: Invitations.rows.keys.sorted()) func `What it says can be done`(_ invitation: String)
        throws
    {
        try Invitations.rows[invitation]?(book)
    }

    // MARK: What invites

    /// The contents' sentences, and on all pages what stands above fields, at buttons and under figures.
    private func onPages() throws -> [String] {
        let tab = try book.tab("4.3.html")
        let pages = [""] + BookSection.all.map { "\($0.number).html" }
        let written: [String] = try tab.value(
            """
            (async () => {
              const texts = async (address) => {
                const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
                const home = address === '/' ? '#main > p:not(.where), ' : ''
                return [...page.querySelectorAll(`${home}#field label, .play > summary`)].map((e) => e.textContent.replace(/\\s+/g, ' '))
              }
              return [...new Set((await Promise.all(\(pages.map { "/\($0)" }).map(texts))).flat())]
            })()
            """)
        func byScripts() throws -> [String] {
            try tab.value(
                "[...new Set([...document.querySelectorAll('.advice')].map((e) => e.textContent).concat([...document.querySelectorAll('.editor [title]')].map((e) => e.title)))]"
            )
        }
        let byMouse = try byScripts()
        try tab.setTouch(width: 390)
        try tab.reload()
        return try written + byMouse + byScripts()
    }

    private func keysOfTheDialog() throws -> [String] {
        try book.tab("4.3.html").value(
            "[...document.querySelectorAll('#keys dt')].map((e) => `${e.textContent}: ${e.nextElementSibling.textContent}`)"
        )
    }

    /// The items and the paragraphs of the README's section.
    private func firstHour() throws -> [String] {
        let text = try String(contentsOf: Phrasebook.package.appending(path: "README.md"), encoding: .utf8)
        let section = text.components(separatedBy: "## The first hour\n\n")[1].components(
            separatedBy: "\n\n## ")[0]
        return ("\n" + section).replacing(#/\n[0-9]\. /#, with: "\n\n").components(separatedBy: "\n\n")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }

}

extension ServedBook {
    fileprivate func tab(_ page: String) throws -> Tab { try Chromium.shared().open(self.page(page)) }

    /// Types into the field of a section, and sees it in an output.
    fileprivate func type(_ text: String, on page: String) throws {
        let tab = try tab(page)
        try tab.click("#typed")
        try tab.insert(text)
        try tab.wait(
            until:
                "[...document.querySelectorAll('.output')].some((e) => e.textContent.includes(\(text.inScript)))"
        )
    }
}

extension Tab {
    /// Drags an element so far to the right, lets it go on the line when this holds, and waits until the page is at rest: as a hand
    /// does, which is slower than the page.
    fileprivate func hold(_ selector: String, by right: Double, until condition: String) throws {
        let start = try middle(of: selector)
        try moveMouse(to: start)
        try pressMouse()
        try moveMouse(to: Point(x: start.x + right, y: start.y))
        try wait(until: condition)
        try releaseMouse()
        try settle()
        #expect(try value(condition))
    }

    fileprivate func touch(_ place: Point) throws {
        try moveMouse(to: place)
        try pressMouse()
        try releaseMouse()
    }
}

/// The table.
private enum Invitations {
    typealias Script = @Sendable (ServedBook) throws -> Void

    static let rows = onPages.merging(keys) { $1 }.merging(readMe) { $1 }

    static let onPages: [String: Script] = [
        """
        Each section explains one idea with Swift code that has just run, and shows what it sent as marbles on a line of time. \
        Move a marble, and the code runs again. At the end of a section you write code of your own, and read at once what it does.
        """: { book in
            let home = try book.tab("")
            let unit = try home.secondOfFigure(in: "#main")
            try home.drag("[data-source='4.1'] .mark[data-text='7']", by: unit)
            try home.wait(forText: "strong   ------7-9-----8--|", in: ".as-text pre")
            let section = try book.tab("4.3.html")
            let exercise = "[id='exercise-4.3.2']"
            try section.click("\(exercise) textarea")
            try section.press("a", with: .control)
            try section.insert(strong)
            try section.click("\(exercise) .try")
            try eventually("the answer") { try book.read(signals).contains("wind.filter { $0 > 5 }") }
        },
        """
        Drag the 9 to the left of the 7: what changes in the last line? And why does nothing change there when you drag the 3?
        """: { book in
            let tab = try book.tab("")
            let last =
                "[...document.querySelectorAll('figure .line:last-of-type .mark')].map((mark) => mark.dataset.text).join('')"
            try tab.wait(for: last, toBe: "243|")
            let unit = try tab.secondOfFigure(in: "#main")
            let (nine, three) = (
                "[data-source='4.1'] .mark[data-text='9']", "[data-source='4.1'] .mark[data-text='3']"
            )
            try tab.hold(nine, by: -4 * unit, until: "\(last) === '423|'")
            #expect(try tab.text(of: ".diagram") == "\"--3-97-----2--8--|\"")
            try tab.hold(three, by: -unit, until: "location.search.includes('-3--97')")
            #expect(try tab.value(last) == "423|" && tab.text(of: ".diagram") == "\"-3--97-----2--8--|\"")
        },
        "The whole book on one page, to print": { book in
            let tab = try book.tab("")
            try tab.click(".printed-book a")
            try tab.wait(
                until: "location.pathname === '/book.html' && document.querySelectorAll('h1').length > 30")
        },
        "Drag a marble, or click the line to add one.": { book in
            let tab = try book.tab("4.3.html")
            let unit = try tab.secondOfFigure(in: "#output-4")
            try tab.hold(
                "\(wind) .mark[data-text='2']", by: unit, until: "location.search.includes('9---2-8')")
            let end = try tab.middle(of: "\(wind) .mark[data-text='8']")
            try tab.moveMouse(to: Point(x: end.x + unit, y: end.y))
            try tab.pressMouse()
            try tab.releaseMouse()
            try tab.wait(for: "--3--7--9---2-88-|", in: "#example-4 .diagram")
        },
        "Drag a marble, or tap the line to add one.": { book in
            let tab = try book.tab("4.3.html")
            try tab.setTouch(width: 390)
            try tab.reload()
            let unit = try tab.secondOfFigure(in: "#output-4")
            try tab.hold(
                "\(wind) .mark[data-text='2']", by: unit, until: "location.search.includes('9---2-8')")
            // Where no marble is within half a finger.
            let end = try tab.middle(of: "\(wind) .mark[data-text='3']")
            try tab.touch(Point(x: end.x - 2 * unit, y: end.y))
            try tab.wait(for: "3-3--7--9---2-8--|", in: "#example-4 .diagram")
        },
        "Saves it in the file, and tries it (Ctrl-Enter)": { book in
            let tab = try book.tab("4.3.html")
            try tab.click("[id='exercise-4.3.2'] textarea")
            try tab.press("a", with: .control)
            try tab.insert(strong)
            try tab.press(.enter, with: .control)
            try eventually("the answer") { try book.read(signals).contains("wind.filter { $0 > 5 }") }
        },
        "Try it on this page": { book in
            let tab = try book.tab("2.2.html")
            try tab.click(".play > summary")
            try eventually("the sheet") {
                (try? tab.value(inFrame: "document.querySelectorAll('input').length", as: Int.self)) ?? 0 > 3
            }
        },
        """
        Write lines of your own here, each what a field holds after a key: h, then hi. The example below takes them instead of those that \
        it has by itself.
        """: { try $0.type("hi", on: "4.4.html") },
        """
        Write lines of your own here, each an address as far as it is typed: grace, then grace@navy. The example below takes them instead \
        of those that it has by itself.
        """: { try $0.type("grace@navy", on: "4.5.html") },
        """
        Write lines of your own here, each an address that is typed and sent: grace@navy. The example below takes them instead of those \
        that it has by itself.
        """: { try $0.type("grace@navy", on: "4.6.html") },
    ]

    /// The dialog that `?` opens.
    static let keys: [String: Script] = [
        "← →: previous and next section": { book in
            let tab = try book.tab("4.3.html")
            try tab.press(.right)
            try tab.wait(for: "document.readyState + location.pathname", toBe: "complete/4.4.html")
            try tab.press(.left)
            try tab.wait(for: "location.pathname", toBe: "/4.3.html")
        },
        "c: contents": { book in
            let tab = try book.tab("4.3.html")
            try tab.press("c")
            try tab.wait(for: "location.pathname", toBe: "/index.html")
        },
        "/: search": { book in
            let tab = try book.tab("4.3.html")
            try tab.press("/")
            try tab.type("comb")
            #expect(try tab.value("document.querySelector('#search input').value") == "comb")
            try tab.wait(for: "combine", in: "#found a b")
        },
        "Tab, then ↑ ↓: choose a marble": { book in
            let tab = try book.tab("4.3.html")
            try tab.run("document.querySelector('#example-4 a.place').focus()")
            // The button that copies is between.
            for key in [Key.tab, .tab, .down, .down, .up] { try tab.press(key) }
            #expect(try tab.value("document.activeElement.dataset.text") == "7")
        },
        "← → Home End: move it": { book in
            let tab = try book.tab("4.3.html")
            try tab.run("document.querySelector(`\(wind) .mark[data-text='2']`).focus()")
            for (key, diagram) in [
                (Key.left, "--3--7--9-2---8--|"), (.right, "--3--7--9--2--8--|"),
                (.home, "2-3--7--9-----8--|"),
                (.end, "--3--7--9-----8--(2|)"),
            ] {
                try tab.press(key)
                try tab.wait(for: diagram, in: "#example-4 .diagram")
            }
        },
        "Delete, or a character: take it away, or change it": { book in
            let tab = try book.tab("4.3.html")
            try tab.run("document.querySelector(`\(wind) .mark[data-text='2']`).focus()")
            try tab.press("6")
            try tab.wait(for: "--3--7--9--6--8--|", in: "#example-4 .diagram")
            try tab.press(.delete)
            try tab.wait(for: "--3--7--9-----8--|", in: "#example-4 .diagram")
        },
        "Ctrl-Z: undo": { book in
            let tab = try book.tab("4.3.html")
            try tab.run("document.querySelector(`\(wind) .mark[data-text='2']`).focus()")
            try tab.press(.delete)
            try tab.wait(for: "--3--7--9-----8--|", in: "#example-4 .diagram")
            try tab.press("z", with: .control)
            try tab.wait(for: "--3--7--9--2--8--|", in: "#example-4 .diagram")
        },
        "Ctrl-Enter: try what is written": { book in
            let tab = try book.tab("4.3.html")
            try tab.click("[id='exercise-4.3.2'] textarea")
            try tab.press("a", with: .control)
            try tab.insert(strong)
            try tab.press(.enter, with: .control)
            try eventually("the answer") { try book.read(signals).contains("wind.filter { $0 > 5 }") }
        },
        "Esc, then Tab: leave the field": { book in
            let tab = try book.tab("4.3.html")
            try tab.click("[id='exercise-4.3.2'] textarea")
            try tab.press(.escape)
            try tab.press(.tab)
            #expect(try tab.value("document.activeElement.dataset.do") == "attempt")
        },
        "?: these keys": { book in
            let tab = try book.tab("4.3.html")
            try tab.press("?")
            try tab.wait(until: "document.getElementById('keys').open")
        },
    ]

    /// “The first hour”, item by item.
    static let readMe: [String: Script] = [
        """
        `swift run chapter2` tells chapter 2: space turns the page, and Enter goes on. If you have the book, read its chapter 2 first, \
        three short pages.
        """: { _ in
            let window = try PseudoTerminal(running: Products.executable("chapter2"))
            try window.wait(for: "space turns the page")
            let first = window.screen.text
            window.send(" ")
            try window.wait("another page") { $0.text != first && $0.text.contains("keys") }
            for _ in 1...20 where !window.screen.text.contains("Enter goes on") {
                let before = window.screen.text
                window.send(" ")
                try window.wait("another page") { $0.text != before && $0.text.contains("keys") }
            }
            let place = try #require(window.screen.text.firstMatch(of: /Enter goes on with (2\.[0-9])/)?.1)
            try window.send("\r", toSee: " \(place)  ")
        },
        """
        Play with the book's spreadsheet: `swift run chapter2 play`. A1 is `=B1+C1`. Go to B1 with the arrow keys, type 3, press Enter: A1 \
        follows. Esc leaves.
        """: { _ in
            let window = try PseudoTerminal(running: Products.executable("chapter2"), ["play"])
            try window.wait(for: "A1  =B1+C1")
            window.send("\u{1B}[C3\r")
            try window.wait("A1 = 3 + 2") {
                $0.text.contains(/(?m)^ *1 +5 +3 +2/)
            }
            #expect(try window.status(after: "\u{1B}") == 0)
        },
        """
        At the right of an example you see its file. Open it, change a number, and run the section again: `swift run chapter2 philosophy`. \
        It shows what you wrote. Names and numbers both work: `swift run chapter2 2.1`.
        """: { _ in
            let byName = try ChildProcess.run(Products.executable("chapter2"), ["philosophy"]).text
            #expect(try ChildProcess.run(Products.executable("chapter2"), ["2.1"]).text == byName)
            let place = try #require(
                byName.firstMatch(of: #/ (Chapters/Chapter2/\S+\.swift):([0-9]+)\n *(.*)/#))
            let file = Phrasebook.package.appending(path: String(place.1))
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            let line = try lines[#require(Int(place.2)) - 1]
            #expect(line.trimmingCharacters(in: .whitespaces) == String(place.3))
        },
        """
        Do the first exercise. `swift run workbook` is a screen that shows it and its file. Replace `todo()` in your editor, and save: the \
        screen says whether your answer is right. `?` shows the keys. Some answers can be played with, and the screen says so: `swift run \
        yours 2.2.1` is the spreadsheet with your own sum in A1.
        """: { book in
            let window = try book.open("")
            try window.wait(for: "2.1.1")
            try window.wait(for: "Exercises/Chapter2/Philosophy.swift:")
            try window.send("?", toSee: "the next exercise that is not passed")
        },
        """
        You can also read and write in your browser: `swift run workbook read 2.2`. There you can move the values in the pictures. They \
        look like marbles, small glass balls. Ctrl-C ends it.
        """: { book in
            let tab = try book.tab("2.2.html")
            let marble = "figure [data-source] .mark[data-mark='1.0']"
            let unit = try tab.secondOfFigure(in: "figure[data-movable]")
            try tab.hold(marble, by: unit, until: "location.search !== ''")
            #expect(try book.close() == 130)
        },
        """
        Go on with chapter 3. If you use `map`, `filter` and `reduce` already, its first lines say what you can skip.
        """: { _ in
            let text = try ChildProcess.run(Products.executable("chapter3")).text
            #expect(
                text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                    "go on with section 3.4"))
        },
        """
        If you want to see where it leads: `swift run chapter4 play` is a form, and `swift run chapter5 play` the book's app.
        """: { _ in
            for (chapter, words) in [("chapter4", "E-mail"), ("chapter5", "Popular photos")] {
                let window = try PseudoTerminal(
                    running: Products.executable(chapter), ["play"], columns: 100, rows: 40)
                try window.wait(for: words)
                window.send("\u{3}")
            }
        },
        """
        Then go through [the map](#the-map), row by row. When you know what an operator is, open `Sources/FRP/Operators/Filter.swift`: that \
        is the whole of `filter`. The other files of the core (the library in `Sources/FRP`) look similar. [The first page of its \
        documentation](Sources/FRP/FRP.docc/FRP.md) says in which order to read them. [The rules](Sources/FRP/FRP.docc/Rules.md) say what \
        every signal and every operator does.
        """: { _ in
            for file in [
                "Sources/FRP/Operators/Filter.swift", "Sources/FRP/FRP.docc/FRP.md",
                "Sources/FRP/FRP.docc/Rules.md",
            ] {
                #expect(FileManager.default.fileExists(atPath: Phrasebook.package.appending(path: file).path))
            }
        },
        """
        Pictures of signals are explained in section 2.2: a column is a second, a letter or digit is a value, `|` is the end, `X` an error, \
        `^` and `!` are where somebody begins and stops looking, and brackets hold what happens in the same second. You can try other \
        pictures without editing: `swift run chapter4 signals --marbles wind='--9--1-6-|'` gives another diagram to the signal that the \
        code calls `wind`. `swift run workbook glossary` explains the words.
        """: { book in
            let marbles = ["signals", "--marbles", "wind=--9--1-6-|"]
            let text = try ChildProcess.run(Products.executable("chapter4"), marbles).text
            #expect(text.contains("wind     --9--1-6-|") && text.contains("strong   --9----6-|"))
            #expect(try book.run("glossary").text.contains("signal"))
        },
    ]

    // MARK: What they do it with

    private static let wind = "#output-4 [data-source='4.1']"
    private static let signals = "Exercises/Chapter4/Signals.swift"
    private static let strong =
        "public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {\n    wind.filter { $0 > 5 }\n}"
}
