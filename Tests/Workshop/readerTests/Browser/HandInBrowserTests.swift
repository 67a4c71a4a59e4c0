import Browser
import Foundation
import Harness
import Testing
import Trials

/// Mouse, keys and fingers on a page: what they do, and what they must not do.
@Suite(.inBrowser, .waits) struct HandInBrowserTests {
    private static let wind = "#output-4 [data-source='4.1']"
    private static let literal = "#example-4 .diagram"
    private static let figure = "#output-4 .as-text pre"

    private static let areOneStopEach = """
        [...document.querySelectorAll('figure.marbles')].every(figure => 1 ==
          [...figure.querySelectorAll('[tabindex], button, summary, a, input')].filter(item => item.tabIndex == 0 && !item.disabled && item.checkVisibility()).length)
        """

    private let book: ServedBook

    init() throws { book = try ServedBook() }

    private func open(_ page: String = "4.3.html", width: Int = 1280) throws -> Tab {
        try Chromium.shared().open(book.page(page), width: width)
    }

    // MARK: The code follows

    @Test func `If a marble moves, the diagram in the code changes and is marked; the file is not changed`()
        throws
    {
        let tab = try open()
        try tab.click("\(Self.wind) .mark[data-text='7']")
        try tab.press(.right)
        try tab.wait(for: "--3---7-9--2--8--|", in: Self.literal)
        try tab.wait(
            for: "document.querySelector('\(Self.literal)').title", toBe: "in the file: --3--7--9--2--8--|")
        #expect(try tab.value("document.querySelector('\(Self.literal)').classList.contains('changed')"))
        #expect(try tab.value("location.search") == "?wind=--3---7-9--2--8--%7C")
        try tab.click("#output-4 [data-do='reset']")
        try tab.wait(until: "document.querySelector('\(Self.literal)').className == 'literal diagram'")
    }

    @Test func `A diagram can be edited in the code; an error has its column, and the figure stays`()
        throws
    {
        let tab = try open()
        try tab.click(Self.literal)
        try tab.run("document.querySelector('.diagram-field').select()")
        try tab.insert("--6--(7")
        try tab.wait(for: "column 5: this group is not closed", in: "#example-4 .message")
        try tab.wait(until: "document.querySelector('.diagram-field.bad')")
        // The typed text is not lost.
        try tab.press(.enter)
        #expect(try tab.value("document.querySelector('.diagram-field').value") == "--6--(7")
        try tab.wait(forText: "wind     --3--7--9--2--8--|", in: Self.figure)
        try tab.insert("|)")
        try tab.wait(forText: "strong   --6--(7|)", in: Self.figure)
        try tab.press(.enter)
        try tab.wait(for: "--6--(7|)", in: Self.literal)
        // The value and the end of one moment have the same column.
        let columns: [String] = try tab.value(
            "[...document.querySelectorAll(`\(Self.wind) .mark`)].map(mark => mark.getAttribute('transform').split(' ')[0])"
        )
        #expect(columns.count == 3 && columns[1] != columns[0] && columns[1] == columns[2])
        #expect(tab.complaints.filter { !$0.contains("422") } == [])
    }

    @Test(
        "undo and redo work by button and by keys, and a drag is one step",
        arguments: [true, false])
    func undo(byKeys: Bool) throws {
        let tab = try open()
        let unit = try tab.secondOfFigure(in: "#output-4")
        try tab.drag("\(Self.wind) .mark[data-text='2']", by: 2 * unit)
        try tab.wait(for: "--3--7--9----28--|", in: Self.literal)
        func turn(_ name: String, _ modifiers: Key.Modifiers) throws {
            if byKeys {
                try tab.press("z", with: modifiers)
            } else {
                try tab.click("#output-4 [data-do='\(name)']")
            }
        }
        try turn("undo", .control)
        try tab.wait(for: "--3--7--9--2--8--|", in: Self.literal)
        try tab.wait(for: "location.search", toBe: "")
        try turn("redo", [.control, .shift])
        try tab.wait(for: "--3--7--9----28--|", in: Self.literal)
    }

    @Test func `A click on a line adds a marble at that place, even if the line has none`() throws {
        let tab = try open()
        try tab.run("document.querySelector(`\(Self.wind) .mark`).focus()")
        for left in (0...5).reversed() {
            try tab.press(.delete)
            try tab.wait(until: "document.querySelectorAll(`\(Self.wind) .mark`).length == \(left)")
        }
        let length: Double = try tab.value(
            "document.querySelector(`\(Self.wind) .time`).getBoundingClientRect().width")
        #expect(length > 300)
        try tab.moveMouse(to: "\(Self.wind) .time")
        try tab.wait(until: "document.querySelector('#output-4 .plus')")
        try tab.click("\(Self.wind) .time")
        try tab.wait(until: "document.querySelectorAll(`\(Self.wind) .mark`).length == 1")
        #expect(tab.complaints == [])
    }

    @Test func `A new end says how many marks it has removed; reset restores one line`() throws {
        let tab = try open()
        try tab.click("\(Self.wind) .mark[data-text='7']")
        try tab.click("#output-4 [data-do='end']")
        try tab.wait(for: "so more went away (4). Undo brings back", in: "#output-4 .note")
        try tab.go(to: book.page("4.10.html?2.1=-1-2%7C&2.2=-3-4%7C"))
        try tab.click("#output-2 [data-line='2.1']")
        try tab.wait(for: "decodeURIComponent(location.search)", toBe: "?2.2=-3-4|")
    }

    // MARK: In the hand

    @Test(
        "a marble that is dragged across another one, or onto it, moves, and no marble is added",
        arguments: [
            ("9", -4, "--3-97-----2--8--|"), ("9", -3, "--3--(79)--2--8--|"), ("3", 4, "-----73-9--2--8--|"),
        ])
    func across(_ text: String, _ seconds: Int, _ diagram: String) throws {
        let tab = try open()
        let unit = try tab.secondOfFigure(in: "#output-4")
        let start = try tab.middle(of: "\(Self.wind) .mark[data-text='\(text)']")
        try tab.moveMouse(to: start)
        try tab.pressMouse()
        try tab.moveMouse(to: Point(x: start.x + Double(seconds) * unit, y: start.y))
        // As with a real hand, the figure is updated before the button is released.
        try tab.wait(for: diagram, in: Self.literal)
        try tab.releaseMouse()
        try tab.settle()
        #expect(try tab.text(of: Self.literal) == "\"\(diagram)\"")
    }

    @Test func `The keys move a marble that a click has added`() throws {
        let tab = try open()
        let unit = try tab.secondOfFigure(in: "#output-4")
        let end = try tab.middle(of: "\(Self.wind) .mark[data-text='8']")
        try tab.moveMouse(to: Point(x: end.x + unit, y: end.y))
        try tab.pressMouse()
        try tab.releaseMouse()
        try tab.wait(for: "--3--7--9--2--88-|", in: Self.literal)
        try tab.wait(for: "document.activeElement.dataset.mark", toBe: "5.0")
        #expect(try tab.value("document.querySelector('.plus') === null"))
        try tab.press(.right)
        try tab.wait(for: "--3--7--9--2--8-8|", in: Self.literal)
        try tab.press("4")
        try tab.wait(for: "--3--7--9--2--8-4|", in: Self.literal)
        try tab.press(.delete)
        try tab.wait(for: "--3--7--9--2--8--|", in: Self.literal)
        #expect(try tab.value("location.pathname") == "/4.3.html")
    }

    @Test(
        "a dragged marble stays under the pointer and keeps its colour, however its figure changes",
        arguments: [
            ("4.10", "[data-key$='.typed']", "1"), ("4.10", "[data-key='ada']", "1"),
            ("4.11", "[data-source='4.1']", "1"), ("4.11", "[data-source='5.2']", "7"),
        ])
    func inTheHand(section: String, source: String, text: String) throws {
        let tab = try open("\(section).html")
        try tab.uncover()
        let line = ".line\(source)"
        let mark = "document.querySelector(`\(line)`).querySelector(`.mark[data-text='\(text)']`)"
        let colours =
            "JSON.stringify(Object.fromEntries([...document.querySelectorAll(`\(line)`)].flatMap(line => [...line.querySelectorAll('.mark')].filter(mark => /m[0-9]/.test(mark.getAttribute('class')))).map(mark => [mark.dataset.text, mark.getAttribute('class').match(/m[0-9]/)[0]])))"
        let before: String = try tab.value(colours)
        try tab.run("\(mark).scrollIntoView({ block: 'center', behavior: 'instant' })")
        let start = try tab.middle(of: "\(line) .mark[data-text='\(text)']")
        try tab.moveMouse(to: start)
        try tab.pressMouse()
        try tab.moveMouse(to: Point(x: start.x + 150, y: start.y))
        try tab.wait(until: "location.search != ''")
        let place: Point = try tab.value(
            "(() => { const box = document.querySelector('.held :not(.reach)').getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 } })()"
        )
        #expect(abs(place.x - start.x - 150) < 12 && abs(place.y - start.y) < 3, "\(place) \(start)")
        #expect(
            try tab.value(
                "document.querySelectorAll('.held').length + document.querySelectorAll('.ghost').length") == 1
        )
        #expect(try tab.value(colours) == before)
        try tab.releaseMouse()
        try tab.wait(until: "document.querySelector('.held') === null")
        #expect(tab.complaints == [])
    }

    // MARK: The page stays in place

    @Test func `Shift and an arrow key change the selection, and turn no page`() throws {
        let tab = try open()
        try tab.run(
            """
            clicks = 0
            addEventListener('click', () => { clicks += 1 })
            getSelection().setBaseAndExtent(document.querySelector('h1').firstChild, 0, document.querySelector('h1').firstChild, 3)
            """)
        for key in [Key.right, .left, .right] { try tab.press(key, with: .shift) }
        #expect(try tab.value("getSelection().toString()") == "Sign")
        #expect(try tab.value("clicks") == 0)
    }

    @Test(arguments: ["#output-4 [data-do='play']", "\(wind) .mark[data-text='7']"])
    func `A slash searches and a question mark lists the keys, also after a click in a figure`(
        _ place: String
    )
        throws
    {
        let tab = try open()
        try tab.click(place)
        try tab.press("?")
        try tab.wait(until: "document.getElementById('keys').open")
        try tab.press(.escape)
        try tab.click(place)
        try tab.press("/")
        try tab.wait(until: "document.activeElement.closest('#search') !== null")
        #expect(try tab.value("location.search") == "")
    }

    @Test func `Arrows inside a figure's buttons stay there; a figure is one tab stop`() throws {
        let tab = try open()
        try tab.click("\(Self.wind) .mark[data-text='7']")
        try tab.click("#output-4 [data-do='later']")
        try tab.wait(for: "--3---7-9--2--8--|", in: Self.literal)
        try tab.press(.right)
        try tab.wait(for: "document.activeElement.dataset.do", toBe: "add")
        try tab.press(.end)
        try tab.press(.home)
        try tab.wait(for: "document.activeElement.dataset.text", toBe: "3")
        try tab.press(.down)
        try tab.wait(for: "document.activeElement.dataset.text", toBe: "7")
        try tab.press(.end)
        try tab.wait(for: "--3-----9--2--8--(7|)", in: Self.literal)
        #expect(try tab.value(Self.areOneStopEach))
        #expect(try tab.value("location.pathname") == "/4.3.html")
    }

    @Test
    func `The address and what is shown are the same after links to exercises, Back, Forward and reload`()
        throws
    {
        let tab = try open()
        try tab.run(
            "document.querySelector('.file').insertAdjacentHTML('beforeend', '<a class=\"added\" id=\"link\" href=\"4.3.html#exercise-4.3.1\">x</a>')"
        )
        try tab.click("\(Self.wind) .mark[data-text='7']")
        try tab.press(.right)
        try tab.wait(for: "--3---7-9--2--8--|", in: Self.literal)
        try tab.click("#link")
        try tab.wait(for: "location.hash", toBe: "#exercise-4.3.1")
        #expect(try tab.value("location.search") == "?wind=--3---7-9--2--8--%7C")
        // The page may still be scrolling to the exercise.
        try tab.run("document.querySelector(`\(Self.wind) .mark[data-text='7']`).focus()")
        try tab.press(.right)
        try tab.wait(for: "--3----79--2--8--|", in: Self.literal)
        try tab.run("history.back()")
        try tab.wait(for: "--3---7-9--2--8--|", in: Self.literal)
        try tab.wait(for: "location.search + location.hash", toBe: "?wind=--3---7-9--2--8--%7C")
        try tab.run("history.forward()")
        try tab.wait(for: "--3----79--2--8--|", in: Self.literal)
        try tab.reload()
        try tab.wait(for: "--3----79--2--8--|", in: Self.literal)
    }

    @Test
    func `The step button does not move, an example has one time cursor, and Home and End move it`()
        throws
    {
        let tab = try open("4.10.html")
        try tab.uncover()
        let output = ".output:has(.line[data-key$='.typed'])"
        for _ in 1...3 { try tab.click("\(output) [data-do='step']") }
        try tab.wait(for: "document.querySelectorAll(`\(output) .cursor`).length", toBe: 2)
        try tab.run("document.querySelector(`\(output) .cursor`).focus()")
        try tab.press(.end)
        try tab.wait(for: "document.querySelectorAll(`\(output) .mark.later`).length", toBe: 0)
        try tab.press(.home)
        try tab.wait(for: "document.activeElement.getAttribute('aria-valuenow')", toBe: "0")
        #expect(try tab.value(Self.areOneStopEach))
    }

    @Test
    func `After playing, the cursor is at the end of the longest line, not in the room after it`()
        throws
    {
        let tab = try open("4.3.html")
        let figure = "#output-4 figure"
        try tab.click("\(figure) [data-do='step']")
        try tab.run("document.querySelector('\(figure) .cursor').focus()")
        try tab.press(.end)
        let place = "document.querySelector('\(figure) .cursor').getBoundingClientRect()"
        let end = "document.querySelector(`\(Self.wind) .mark[data-text='|']`).getBoundingClientRect()"
        #expect(
            try tab.value("Math.abs(\(place).left + \(place).width / 2 - \(end).left - \(end).width / 2) < 2")
        )
        #expect(
            try tab.value("document.querySelector('\(figure) .cursor').getAttribute('aria-valuenow')") == "17"
        )
        try tab.press(.right)
        #expect(
            try tab.value("document.querySelector('\(figure) .cursor').getAttribute('aria-valuenow')") == "17"
        )
    }

    // MARK: On a phone

    @Test(arguments: ["index.html", "4.3.html", "4.21.html"])
    func
        `A figure of twenty seconds fits a phone: its columns are narrower, and its labels above the lines`(
            _ page: String
        ) throws
    {
        let tab = try open(page, width: 390)
        try tab.setTouch(width: 390)
        try tab.reload()
        try tab.wait(until: "document.querySelector('figure.marbles')")
        let cut: [String] = try tab.value(
            """
            [...document.querySelectorAll('figure.marbles svg')].filter((svg) => svg.dataset.columns <= 28)
              .filter((svg) => svg.getBoundingClientRect().right > svg.closest('figure').getBoundingClientRect().right + 1
                || svg.getBoundingClientRect().width > svg.closest('.scroll').clientWidth + 1
                || svg.closest('figure').getBoundingClientRect().right > 390)
              .map((svg) => svg.getAttribute('aria-label'))
            """)
        #expect(cut == [])
        // Letters are not scaled down, and marbles do not touch.
        #expect(
            try tab.value(
                "[...document.querySelectorAll('.line[data-source] .label')].every((label) => label.getBoundingClientRect().height > 12)"
            ))
        guard page == "4.3.html" else { return }
        let unit = try tab.secondOfFigure(in: "#output-4")
        let start = try tab.middle(of: "\(Self.wind) .mark[data-text='9']")
        try tab.moveMouse(to: start)
        try tab.pressMouse()
        try tab.moveMouse(to: Point(x: start.x - 4 * unit, y: start.y))
        try tab.wait(for: "--3-97-----2--8--|", in: Self.literal)
        try tab.releaseMouse()
        try tab.settle()
        #expect(try tab.text(of: Self.literal) == "\"--3-97-----2--8--|\"")
        #expect(try tab.value("document.querySelector('#output-4 .scroll').scrollLeft") == 0)
    }

    // MARK: By finger

    @Test func `A button below a figure stays under the finger while the figure grows`() throws {
        let tab = try open("4.3.html?wind=(3456)%7C", width: 390)
        try tab.setTouch(width: 390)
        try tab.reload()
        try tab.click("\(Self.wind) .mark[data-text='3']")
        let later = "#output-4 .tools [data-do='later']"
        let top = "Math.round(document.querySelector(`\(later)`).getBoundingClientRect().top)"
        let height = "document.querySelector('#output-4 svg').getBoundingClientRect().height"
        try tab.run(
            "document.querySelector(`\(later)`).scrollIntoView({ block: 'center', behavior: 'instant' })")
        let (place, grown): (Int, Double) = (try tab.value(top), try tab.value(height))
        try tab.click(later)
        try tab.wait(until: "\(height) != \(grown)")
        try tab.settle()
        let now: Int = try tab.value(top)
        #expect(now == place)
    }

    @Test func `For fingers, targets have 44 pixels, and a drag at the edge scrolls the figure`() throws {
        // The longest possible diagram.
        let tab = try open("4.3.html?wind=--3\(String(repeating: "-", count: 56))%7C", width: 360)
        try tab.setTouch(width: 360)
        try tab.reload()
        try tab.click("\(Self.wind) .mark[data-text='3']")
        let small: [String] = try tab.value(
            """
            [...document.querySelectorAll('#main button, #main summary, .bar a')].filter(e => e.checkVisibility())
              .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 60))
            """)
        #expect(small == [])
        let size: Double = try tab.value(
            "document.querySelector(`\(Self.wind) .reach`).getBoundingClientRect().width")
        #expect(size >= 40)
        let scroller = "document.querySelector('#output-4 .scroll')"
        let start = try tab.middle(of: "\(Self.wind) .mark[data-text='3']")
        try tab.moveMouse(to: start)
        try tab.pressMouse()
        for offset in [0.0, 2, 4, 6] { try tab.moveMouse(to: Point(x: 340 + offset, y: start.y)) }
        // Browsers send touch moves with the next frame.
        try tab.wait(until: "held.clientX > 345.9 && \(scroller).scrollLeft > 20")
        let scrolled: Double = try tab.value("\(scroller).scrollLeft")
        let label = "document.querySelector(`\(Self.wind) .label`).getBoundingClientRect().left"
        #expect(try tab.value("\(label) >= \(scroller).getBoundingClientRect().left"))
        // Backwards, but still at the edge.
        for offset in [4.0, 2, 0] { try tab.moveMouse(to: Point(x: 340 + offset, y: start.y)) }
        try tab.wait(until: "held.clientX < 340.1")
        #expect(try tab.value("\(scroller).scrollLeft") == scrolled)
        try tab.releaseMouse()
        try tab.settle()
        // A finger that starts beside the marbles scrolls the page, and moves no marble.
        try tab.wait(until: "!document.querySelector('.held')")
        try tab.wait(until: "location.search.startsWith('?wind=')")
        let (search, before): (String, Double) = try (tab.value("location.search"), tab.value("scrollY"))
        try tab.drag("#output-4 figcaption", by: 0, -150)
        try tab.wait(until: "scrollY > \(before + 50)")
        #expect(try tab.value("location.search") == search)
    }

    // MARK: Order, language and theme

    @Test func `The field for lines is above the example that reads them; commands are marked as code`()
        throws
    {
        let tab = try open("4.6.html")
        let next: String = try tab.value(
            "document.querySelector('#field').nextElementSibling.querySelector('pre.code').textContent")
        #expect(next.contains("in lines"))
        #expect(
            try tab.value(
                "[...document.querySelectorAll('#main code')].some(code => code.textContent == 'swift run chapter4 play')"
            ))
    }

    @Test func `A page is in the chosen language, including what its scripts say`() throws {
        let tab = try open("glossary.html")
        // Only for this page, because other tests use the same browser.
        let _: String = try tab.value("document.cookie = 'language=zh; path=/glossary.html'")
        let _: String = try tab.value("(location.reload(), '')")
        try tab.wait(for: "document.documentElement.lang", toBe: "zh-CN")
        try tab.wait(for: "document.querySelector('h1').textContent", toBe: "练习册的用词")
        try tab.wait(for: "document.querySelector('.theme .system').textContent", toBe: "浅色或深色")
    }

    @Test func `After a change of the language, the same part of the page is shown`() throws {
        // At `localhost`, so that the cookie is not seen by other tests, which use 127.0.0.1.
        let address = book.page("4.3.html").replacing("127.0.0.1", with: "localhost")
        let tab = try Chromium.shared().open(address, width: 1280)
        let part =
            "[...document.querySelectorAll('#main > *')].findIndex(p => p.getBoundingClientRect().bottom > 62)"
        for (share, language) in [(0.3, "zh-CN"), (0.6, "en"), (0.8, "zh-CN")] {
            try tab.wait(for: "document.readyState", toBe: "complete")
            try tab.run("scrollTo({ top: document.body.scrollHeight * \(share), behavior: 'instant' })")
            #expect(try tab.value("\(part) > 5"))
            try tab.run("addEventListener('pagehide', () => { sessionStorage.seen = \(part) })")
            try tab.click(".bar .language")
            try tab.wait(for: "document.documentElement.lang", toBe: language)
            // If a part has become shorter, it may be the part beside it.
            try tab.wait(until: "Math.abs(\(part) - sessionStorage.seen) < 2")
        }
    }

    @Test func `The theme applies to all pages; the table of contents has a link to the last section`() throws
    {
        let tab = try open()
        for expected in ["rgb(253, 252, 248)", "rgb(25, 24, 22)"] {
            try tab.click(".bar button:not(.language)")
            try tab.wait(for: "getComputedStyle(document.body).backgroundColor", toBe: expected)
        }
        try tab.click(".bar a")
        try tab.wait(for: "4.3 Signals", in: ".continue")
        #expect(try tab.value("getComputedStyle(document.body).backgroundColor") == "rgb(25, 24, 22)")
    }
}
