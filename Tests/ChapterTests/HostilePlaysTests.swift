import Foundation
import Harness
import Testing

/// The six plays in terminals as nobody wishes for them: what is done, what must come, and how long that may take.
@Suite(.waits) struct HostilePlaysTests {
    /// Leaves with Ctrl-C, which works whatever is shown.
    private func leave(_ window: PseudoTerminal) throws {
        window.send("\u{3}")
        #expect(try window.waitForStatus(seconds: 5) == 128 + SIGINT)
        #expect(window.damage == [])
    }

    @Test(
        "A window of any size is drawn in, and goes on when it has an ordinary one",
        arguments: PlayEndingTests.plays, [(0, 0), (1, 1), (80, 1), (1, 80), (300, 90), (65_535, 65_535)])
    func size(play: PlayEndingTests.Live, size: (columns: Int, rows: Int)) throws {
        let window = try play.open(startingAt: size)
        try window.wait("a picture", seconds: 5) { $0.isAlternate && !$0.text.allSatisfy(\.isWhitespace) }
        window.resize(columns: 81, rows: 25)
        try window.wait(for: play.sign, seconds: 5)
        try leave(window)
    }

    @Test("Resized while it loads and draws, it shows the last size", arguments: PlayEndingTests.plays)
    func resized(play: PlayEndingTests.Live) throws {
        let window = try play.open()
        for step in 0..<60 { window.resize(columns: 1 + step * 37 % 120, rows: 1 + step * 11 % 40) }
        window.resize(columns: 90, rows: 30)
        try window.wait(for: play.sign, seconds: 10)
        try leave(window)
    }

    @Test("Where nothing can be drawn it says so and ends", arguments: PlayEndingTests.plays, ["dumb", ""])
    func dumb(play: PlayEndingTests.Live, term: String) throws {
        let window = try play.open(environment: ["TERM": term])
        #expect(try window.waitForStatus(seconds: 10) == 1)
        #expect(window.screen.text.contains("TERM=xterm") && !window.screen.isAlternate)
        #expect(window.settings == window.settingsBefore)
    }

    @Test("A question mark shows all keys, and any key goes back", arguments: PlayEndingTests.plays)
    func keys(play: PlayEndingTests.Live) throws {
        let window = try play.open()
        try window.wait(for: play.sign)
        window.send("?")
        let keys = try window.wait(for: "Any key goes back.")
        #expect(keys.text.contains(/(q|Esc) +leaves/))
        window.send("q")
        try window.wait("the play") { $0.text.contains(play.sign) && !$0.text.contains("Any key goes back.") }
        try leave(window)
    }

    @Test(
        "A paste of 20,000 characters, and keys at random, leave it answering",
        arguments: PlayEndingTests.plays)
    func typed(play: PlayEndingTests.Live) throws {
        let window = try play.open()
        try window.wait(for: play.sign)
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
        try leave(window)
    }

    @Test("A terminal that takes nothing more holds up no signal", arguments: PlayEndingTests.plays)
    func blocked(play: PlayEndingTests.Live) throws {
        let window = try play.open()
        try window.wait(for: play.sign)
        window.stopOutput()
        window.send("x\u{1B}[B\u{1B}[A")
        window.signal(SIGTERM)
        #expect(try window.waitForStatus(seconds: 5) == 128 + SIGTERM)
        #expect(window.settings == window.settingsBefore)
    }
}
