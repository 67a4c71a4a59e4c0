import Browser
import Foundation
import Harness
import Testing
import Trials

/// Marbles that are moved in a real browser; what follows was computed by the chapter's program.
@Suite(.inBrowser, .waits) struct MarblesInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    /// The text of a section's figure, as the browser has it.
    private static let figure = "#output-4 .as-text pre"
    private static let wind = "#output-4 [data-source='4.1']"

    @Test("a dragged marble is sent later, and all that follows from it", arguments: [1280, 375])
    func drag(_ width: Int) throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"), width: width)
        let unit = try tab.secondOfFigure(in: "#output-4")
        try tab.drag("\(Self.wind) .mark[data-mark='0.0']", by: unit)
        try tab.wait(forText: "wind     ---3-7--9--2--8--|", in: Self.figure)
        // 4 beside it is over 5 no more than 3 was: what is strong stays.
        try tab.wait(forText: "strong   -----7--9-----8--|", in: Self.figure)
        try tab.drag("\(Self.wind) .mark[data-text='7']", by: 2 * unit)
        try tab.wait(forText: "strong   -------79-----8--|", in: Self.figure)
        try tab.wait(forText: "warning  -------24-----3--|", in: Self.figure)
        #expect(tab.complaints == [] && tab.hosts == ["127.0.0.1"])
        try tab.run(
            "document.querySelector('#example-4').scrollIntoView({ block: 'center', behavior: 'instant' })")
        try tab.keepScreenshot(width == 1280 ? "section" : "section-narrow")
    }

    @Test func `The same by keyboard: down chooses a marble, arrows move it, Delete takes it away`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.run("document.querySelector('#example-4 a.place').focus()")
        for key in [Key.tab, .tab, .down, .down] { try tab.press(key) }
        #expect(try tab.value("document.activeElement.dataset.text") == "9")
        try tab.press(.right)
        try tab.press(.right)
        try tab.wait(forText: "strong   -----7----9---8--|", in: Self.figure)
        try tab.wait(for: "document.activeElement.dataset.text", toBe: "9")
        try tab.press(.left)
        try tab.wait(forText: "strong   -----7---9----8--|", in: Self.figure)
        try tab.press(.delete)
        try tab.wait(forText: "strong   -----7--------8--|", in: Self.figure)
        #expect(tab.complaints == [])
    }

    @Test func `A marble is added, becomes another value, an error, the end`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.click("\(Self.wind) .mark[data-text='2']")
        try tab.press("6")
        try tab.wait(forText: "strong   -----7--9--6--8--|", in: Self.figure)
        try tab.click("#output-4 [data-do='error']")
        try tab.wait(forText: "strong   -----7--9--X", in: Self.figure)
        try tab.click("#output-4 [data-do='end']")
        try tab.wait(forText: "strong   -----7--9--|", in: Self.figure)
        try tab.click("\(Self.wind) .mark[data-text='3']")
        try tab.click("#output-4 [data-do='add']")
        try tab.wait(until: "document.querySelectorAll(`\(Self.wind) .mark`).length == 5")
        #expect(tab.complaints == [])
    }

    @Test func `The changed diagram stands in the address; reset brings back the text's`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html?4.1=--9--1-6-%7C"))
        try tab.wait(forText: "strong   --9----6-|", in: Self.figure)
        try tab.run("document.querySelector(`\(Self.wind) .mark[data-text='6']`).focus()")
        try tab.press(.left)
        try tab.wait(forText: "strong   --9---6--|", in: Self.figure)
        try tab.wait(for: "decodeURIComponent(location.search)", toBe: "?wind=--9--16--|")
        let other = try tab.another(at: book.page("4.3.html?wind=--9--16--%7C"), inNewWindow: true)
        try other.wait(forText: "strong   --9---6--|", in: Self.figure)
        try tab.click("#output-4 [data-do='reset']")
        try tab.wait(forText: "strong   -----7--9-----8--|", in: Self.figure)
        try tab.wait(for: "location.search", toBe: "")
        #expect(tab.complaints == [])
    }

    @Test func `What is typed in the code is kept, also if Enter comes before its picture`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.click("#example-4 .diagram")
        try tab.press("a", with: .control)
        try tab.type("--9--1-6-|")
        try tab.press(.enter)
        try tab.wait(forText: "strong   --9----6-|", in: Self.figure)
        try tab.wait(for: "document.querySelector('.diagram-field') === null", toBe: true)
        #expect(tab.complaints == [])
    }

    @Test func `Sources that no figure shows can be moved too`() throws {
        let tab = try Chromium.shared().open(book.page("4.10.html"))
        let second = "[data-source='6.3']"
        try tab.wait(forText: "switchToLatest  ----a---b-b|", in: "#output-6")
        try tab.run("document.querySelector(`\(second) .mark[data-text='b']`).focus()")
        try tab.press(.left)
        try tab.wait(forText: "switchToLatest  ----a--b--b|", in: "#output-6")
        #expect(tab.complaints == [])
    }

    @Test func `A page is whole without its script, with another diagram too`() throws {
        let tab = try Chromium.shared().open("about:blank")
        try tab.setScripts(enabled: false)
        try tab.go(to: book.page("4.3.html?4.1=--9--1-6-%7C"))
        try tab.setScripts(enabled: true)
        try tab.wait(forText: "strong   --9----6-|", in: Self.figure)
    }

    @Test("a moved marble's figures follow at once: how fast, loop.sh tells") func speed() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        // From the key to the figure that shows it, in the page's own time.
        let times: [Double] = try tab.value(
            """
            (async () => {
              const times = [];
              for (let turn = 0; turn < 20; turn++) {
                const mark = document.querySelector(`\(Self.wind) .mark[data-text='3']`);
                const before = document.querySelector('\(Self.figure)').textContent;
                const start = performance.now();
                mark.focus();
                mark.dispatchEvent(new KeyboardEvent('keydown',
                  { key: turn % 2 ? 'ArrowLeft' : 'ArrowRight', bubbles: true, cancelable: true }));
                while (document.querySelector('\(Self.figure)').textContent == before) {
                  await new Promise(requestAnimationFrame);
                }
                times.push(performance.now() - start);
              }
              return times;
            })()
            """)
        let median = times.sorted()[times.count / 2]
        print("moved: \(Int(median.rounded())) ms (\(Int(times.min() ?? 0))–\(Int(times.max() ?? 0)))")
        // Here it shares two cores with other tests.
        #expect(median < 2000)
    }
}

extension Tab {
    /// How many pixels a second takes in a figure.
    func secondOfFigure(in selector: String) throws -> Double {
        let svg = "document.querySelector('\(selector) svg')"
        return try value("\(svg).dataset.unit * \(svg).getScreenCTM().a")
    }

    /// Waits until the page shows all that it has asked for.
    func settle() throws { try wait(until: "inFlight === null && waiting === null") }

    /// Waits until a text stands in an element, seen or not: a figure's text is folded away.
    func wait(forText text: String, in selector: String) throws {
        try wait(
            until: "document.querySelector(\(selector.inScript))?.textContent.includes(\(text.inScript))")
    }
}
