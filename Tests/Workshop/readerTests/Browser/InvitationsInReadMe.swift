import Browser
import Foundation
import Harness
import Testing
import Text

extension Invitations {
    /// “The first hour”, item by item.
    static let readMe: [String: Script] = [
        """
        `swift run chapter2` tells chapter 2: space turns the page, and Enter goes on. If you have the book, read its chapter 2 first, \
        three short pages.
        """: { _ in
            let window = try PseudoTerminal(running: Products.executable("chapter2"))
            try window.wait(for: "space turns the page")
            // The last line of the screen is drawn last: when it has changed, the whole page has.
            func turnPage() throws {
                let before = window.screen.lines.last
                window.send(" ")
                try window.wait("another page") {
                    $0.lines.last != before && $0.lines.last?.contains("keys") == true
                }
            }
            try turnPage()
            for _ in 1...20 where !window.screen.text.contains("Enter goes on") { try turnPage() }
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
        It shows what you wrote. Numbers work too: `swift run chapter2 2.1`.
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
        Do the first exercise. `swift run workbook` opens a screen with the exercise and its file. Replace `todo()` in your editor, and \
        save: the screen says whether your answer is right. `?` shows the keys. Some answers can be played with, and the screen says so: \
        `swift run yours 2.2.1` is the spreadsheet with your own sum in A1.
        """: { book in
            let window = try book.open("")
            try window.wait(for: "2.1.1")
            try window.wait(for: "Exercises/Chapter2/Philosophy.swift:")
            try window.send("?", toSee: "the next exercise that is not passed")
        },
        """
        You can also read and write in your browser: `swift run workbook read 2.2`. There you can move the values in the pictures, which \
        look like marbles. Ctrl-C ends it.
        """: { book in
            let tab = try book.tab("2.2.html")
            try tab.uncover()
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
        Where it leads: `swift run chapter4 play` is a form, and `swift run chapter5 play` the book's app.
        """: { _ in
            for (chapter, words) in [("chapter4", "E-mail"), ("chapter5", "Popular photos")] {
                let window = try PseudoTerminal(
                    running: Products.executable(chapter), ["play"], columns: 100, rows: 40)
                try window.wait(for: words)
                window.send("\u{3}")
            }
        },
        """
        Then go through [the map](Chapters/README.md), row by row. When you know what an operator is, open \
        `Sources/FRP/Operators/Filter.swift`: that is the whole of `filter`. [The first page of the library's \
        documentation](Sources/FRP/FRP.docc/FRP.md) says in which order to read the other files.
        """: { _ in
            for file in [
                "Chapters/README.md", "Sources/FRP/Operators/Filter.swift", "Sources/FRP/FRP.docc/FRP.md",
            ] {
                #expect(FileManager.default.fileExists(atPath: Phrasebook.package.appending(path: file).path))
            }
        },
        """
        Section 2.2 explains the pictures of signals. You can try others without editing: `swift run chapter4 signals \
        --marbles wind='--9--1-6-|'` gives another diagram to the signal that the code calls `wind`. `swift run workbook glossary` \
        explains the words.
        """: { book in
            let marbles = ["signals", "--marbles", "wind=--9--1-6-|"]
            let text = try ChildProcess.run(Products.executable("chapter4"), marbles).text
            #expect(text.contains("wind     --9--1-6-|") && text.contains("strong   --9----6-|"))
            #expect(try book.run("glossary").text.contains("signal"))
        },
    ]
}
