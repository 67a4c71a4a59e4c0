import Browser
import Harness
import Testing

extension Invitations {
    /// The invitations on pages.
    static let onPages: [String: Script] = [
        """
        Each section explains one idea with Swift code that has just run, and shows what it sent as marbles on a line of time. \
        Move a marble, and the code runs again. At the end of a section you write code of your own, and read at once what it does.
        """: { book in
            let home = try book.tab("")
            let unit = try home.secondOfFigure(in: "#main")
            try home.drag("[data-source='4.1'] .mark[data-text='7']", by: unit)
            try home.wait(forText: "strong   ------7-9-----8--|", in: ".as-text pre")
            try book.answer(on: book.tab("4.3.html")) { try $0.click("[id='exercise-4.3.2'] .try") }
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
        "Which operator? Ten questions on operators that are easily confused": { book in
            let tab = try book.tab("")
            try tab.click("#main a[href='which.html']")
            try tab.wait(
                until: "document.querySelector('.where')?.textContent.startsWith('Question 1 of 10')")
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
            // At a place with no marble within 24 pixels.
            let end = try tab.middle(of: "\(wind) .mark[data-text='3']")
            try tab.touch(Point(x: end.x - 2 * unit, y: end.y))
            try tab.wait(for: "3-3--7--9---2-8--|", in: "#example-4 .diagram")
        },
        "Saves it in the file, and tries it (Ctrl-Enter)": { book in
            try book.answer(on: book.tab("4.3.html")) { try $0.press(.enter, with: .control) }
        },
        "Show it": { book in
            let tab = try book.tab("4.8.html")
            let covered = "getComputedStyle(document.querySelector('#output-3 > *')).visibility"
            #expect(try tab.value(covered) == "hidden")
            try tab.click("#example-3 .choices .quiet")
            try tab.wait(for: covered, toBe: "visible")
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
            // The copy button has a tab stop before.
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
            try book.answer(on: book.tab("4.3.html")) { try $0.press(.enter, with: .control) }
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
}
