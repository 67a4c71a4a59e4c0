import Foundation
import Harness
import Testing
import Trials

/// All plays, in terminals as nobody wishes for them: what is done, what must come, and how long that may take. What ends one from
/// outside ends it at once, and gives the terminal back.
@Suite(.waits) struct PlaysTests {
    struct Live: Sendable, CustomTestStringConvertible {
        let chapter: Int
        let name: String
        /// What stands on its first screen.
        let sign: String

        var testDescription: String { "chapter\(chapter) play \(name)" }

        /// - Parameter size: what the terminal tells of its size, however large it is.
        func open(
            environment: [String: String] = [:], startingAt size: (columns: Int, rows: Int) = (80, 24)
        ) throws -> PseudoTerminal {
            try PseudoTerminal(
                running: "/bin/sh",
                [
                    "-c", "stty cols \(size.columns) rows \(size.rows); exec \"$@\"", "sh",
                    Products.executable("chapter\(chapter)"), "play", name,
                ],
                environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
        }
    }

    static let plays = [
        Live(chapter: 2, name: "sheet", sign: "=B1+C1"),
        Live(chapter: 4, name: "form", sign: "An address has an @ in it."),
        Live(chapter: 5, name: "gallery", sign: "Popular photos"),
        Live(chapter: 5, name: "search", sign: "type three letters or more"),
        Live(chapter: 6, name: "gallery", sign: "Popular photos"),
        Live(chapter: 6, name: "timeline", sign: "Timeline of"),
    ]

    @Test(
        "A window of any size is drawn in, and goes on when it has an ordinary one",
        arguments: plays, [(0, 0), (1, 1), (80, 1), (1, 80), (300, 90), (65_535, 65_535)])
    func size(play: Live, size: (columns: Int, rows: Int)) throws {
        let window = try play.open(startingAt: size)
        try window.wait("a picture", seconds: 5) { $0.isAlternate && !$0.text.allSatisfy(\.isWhitespace) }
        window.resize(columns: 81, rows: 25)
        try window.wait(for: play.sign, seconds: 5)
        try window.leave(by: "\u{3}", seconds: 5)
    }

    @Test("Resized while it loads and draws, it shows the last size", arguments: plays)
    func resized(play: Live) throws {
        let window = try play.open()
        for step in 0..<60 { window.resize(columns: 1 + step * 37 % 120, rows: 1 + step * 11 % 40) }
        window.resize(columns: 90, rows: 30)
        try window.wait(for: play.sign, seconds: 10)
        try window.leave(by: "\u{3}", seconds: 5)
    }

    @Test("Where nothing can be drawn it says so and ends", arguments: plays, ["dumb", ""])
    func dumb(play: Live, term: String) throws {
        let window = try play.open(environment: ["TERM": term])
        #expect(try window.waitForStatus(seconds: 10) == 1)
        #expect(window.screen.text.contains("TERM=xterm") && !window.screen.isAlternate)
        #expect(window.settings == window.settingsBefore)
    }

    @Test("A question mark shows all keys, and any key goes back", arguments: plays)
    func keys(play: Live) throws {
        let window = try play.open().showing(play.sign)
        let keys = try window.send("?", toSee: "Any key goes back.")
        #expect(keys.text.contains(/(q|Esc) +leaves/))
        window.send("q")
        try window.wait("the play") { $0.text.contains(play.sign) && !$0.text.contains("Any key goes back.") }
        try window.leave(by: "\u{3}", seconds: 5)
    }

    @Test(
        "A paste of 20,000 characters, and keys at random, leave it answering",
        arguments: plays)
    func typed(play: Live) throws {
        let window = try play.open().showing(play.sign)
        window.send("\u{1B}[200~" + String(repeating: "0123456789", count: 2_000) + "\u{1B}[201~")
        var dice = Dice(seed: 1)
        // Neither Escape alone, nor what leaves, interrupts or suspends.
        let noise = Noise.bytes(
            of: 2_000, likely: Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[6~\r\tlrva=B1\u{7F}".utf8), &dice)
        window.send(
            bytes: noise.filter { ![0x03, 0x1A, 0x1C, 0x71, 0x1B].contains($0) } + Array("\u{1B}[D".utf8))
        window.resize(columns: 30, rows: 5)
        try window.wait(for: "Make it", seconds: 5)
        window.resize(columns: 81, rows: 25)
        try window.wait("the picture", seconds: 5) {
            !$0.text.contains("Make it") && $0.lines.contains { $0.count > 5 }
        }
        try window.leave(by: "\u{3}", seconds: 5)
    }

    @Test("A terminal that takes nothing more holds up no signal", arguments: plays)
    func blocked(play: Live) throws {
        let window = try play.open().showing(play.sign)
        window.stopOutput()
        window.send("x\u{1B}[B\u{1B}[A")
        window.signal(SIGTERM)
        #expect(try window.waitForStatus(seconds: 5) == 128 + SIGTERM)
        #expect(window.settings == window.settingsBefore)
    }

    /// Within a second where nothing else runs; tests run beside others.
    @Test("A signal ends a play at once", arguments: plays, [SIGABRT, SIGTERM, SIGHUP])
    func signal(play: Live, number: Int32) throws {
        let window = try play.open().showing(play.sign)
        window.signal(number)
        try window.expectEnd(128 + number, seconds: 5)
    }

    /// It would ask for half a minute whether somebody wants to look.
    @Test func `SIGABRT from outside ends a play with Swift's backtracer too`() throws {
        let window = try Self.plays[1].open(environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"])
        try window.wait(for: Self.plays[1].sign)
        window.signal(SIGABRT)
        try window.expectEnd(128 + SIGABRT, seconds: 10)
    }
}
