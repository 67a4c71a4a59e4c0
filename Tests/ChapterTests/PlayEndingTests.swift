import Foundation
import Harness
import Testing

/// What ends a play from outside ends it at once, and gives the terminal back.
@Suite(.waits) struct PlayEndingTests {
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
        Live(chapter: 4, name: "form", sign: "an address has an @ in it"),
        Live(chapter: 5, name: "gallery", sign: "Popular photos"),
        Live(chapter: 5, name: "search", sign: "type three letters or more"),
        Live(chapter: 6, name: "gallery", sign: "Popular photos"),
        Live(chapter: 6, name: "timeline", sign: "Timeline of"),
    ]

    /// Within a second where nothing else runs; tests run beside others.
    @Test("A signal ends a play at once", arguments: plays, [SIGABRT, SIGTERM, SIGHUP])
    func signal(play: Live, number: Int32) throws {
        let window = try play.open()
        try window.wait(for: play.sign)
        window.signal(number)
        #expect(try window.waitForStatus(seconds: 5) == 128 + number)
        #expect(window.damage == [])
    }

    /// It would ask for half a minute whether somebody wants to look.
    @Test func `SIGABRT from outside ends a play with Swift's backtracer too`() throws {
        let window = try Self.plays[1].open(environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"])
        try window.wait(for: Self.plays[1].sign)
        window.signal(SIGABRT)
        #expect(try window.waitForStatus(seconds: 10) == 128 + SIGABRT)
        #expect(window.damage == [])
    }
}
