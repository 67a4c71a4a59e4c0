import Browser
import Foundation
import Harness
import Testing
import Trials

/// Moving marbles in a real browser, with results from the chapter's program.
@Suite(.inBrowser, .waits) struct MarblesInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    /// The element with the text of a figure.
    private static let figure = "#output-4 .as-text pre"
    private static let wind = "#output-4 [data-source='4.1']"

    @Test("a dragged marble is sent later, and so are its results", arguments: [1280, 375])
    func drag(_ width: Int) throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"), width: width)
        let unit = try tab.secondOfFigure(in: "#output-4")
        try tab.drag("\(Self.wind) .mark[data-mark='0.0']", by: unit)
        try tab.wait(forText: "wind     ---3-7--9--2--8--|", in: Self.figure)
        // The marble that was 3 is not above 5, so `strong` does not change.
        try tab.wait(forText: "strong   -----7--9-----8--|", in: Self.figure)
        try tab.drag("\(Self.wind) .mark[data-text='7']", by: 2 * unit)
        try tab.wait(forText: "strong   -------79-----8--|", in: Self.figure)
        try tab.wait(forText: "warning  -------24-----3--|", in: Self.figure)
        #expect(tab.complaints == [] && tab.hosts == ["127.0.0.1"])
        try tab.run(
            "document.querySelector('#example-4').scrollIntoView({ block: 'center', behavior: 'instant' })")
        try tab.keepScreenshot(width == 1280 ? "section" : "section-narrow")
    }

    @Test func `By keyboard: down chooses a marble, arrows move it, Delete removes it`() throws {
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

    @Test func `A marble can be added, and changed to another value, an error, the end`() throws {
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

    @Test func `The changed diagram is in the address; reset restores the diagram of the code`() throws {
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

    @Test func `A diagram typed in the code is kept, even if Enter comes before its figure`() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.click("#example-4 .diagram")
        try tab.press("a", with: .control)
        try tab.type("--9--1-6-|")
        try tab.press(.enter)
        try tab.wait(forText: "strong   --9----6-|", in: Self.figure)
        try tab.wait(for: "document.querySelector('.diagram-field') === null", toBe: true)
        #expect(tab.complaints == [])
    }

    @Test func `Marbles of sources that no figure shows can be moved, too`() throws {
        let tab = try Chromium.shared().open(book.page("4.10.html"))
        let second = "[data-source='6.3']"
        try tab.wait(forText: "switchToLatest  ----a---b-b|", in: "#output-6")
        try tab.run("document.querySelector(`\(second) .mark[data-text='b']`).focus()")
        try tab.press(.left)
        try tab.wait(forText: "switchToLatest  ----a--b--b|", in: "#output-6")
        #expect(tab.complaints == [])
    }

    @Test func `A page is complete without scripts, also with a changed diagram`() throws {
        let tab = try Chromium.shared().open("about:blank")
        try tab.setScripts(enabled: false)
        try tab.go(to: book.page("4.3.html?4.1=--9--1-6-%7C"))
        try tab.setScripts(enabled: true)
        try tab.wait(forText: "strong   --9----6-|", in: Self.figure)
    }

    @Test("figures follow a moved marble quickly (measured in loop.sh)") func speed() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        // Measured in the page: from the key press to the updated figure.
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
        // A generous limit, because other tests run at the same time.
        #expect(median < 2000)
    }
}

extension Tab {
    /// The width of a second in a figure, in pixels.
    func secondOfFigure(in selector: String) throws -> Double {
        let svg = "document.querySelector('\(selector) svg')"
        return try value("\(svg).dataset.unit * \(svg).getScreenCTM().a")
    }

    /// Waits until no request is running or waiting.
    func settle() throws { try wait(until: "inFlight === null && waiting === null") }

    /// Waits for a text in an element, even if that is not visible: the text of a figure is in closed details.
    func wait(forText text: String, in selector: String) throws {
        try wait(
            until: "document.querySelector(\(selector.inScript))?.textContent.includes(\(text.inScript))")
    }
}
