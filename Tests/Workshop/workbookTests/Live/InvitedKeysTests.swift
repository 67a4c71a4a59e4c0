import Harness
import Testing
import Trials

@testable import workbook

/// The keys that the last lines of the live screen and its `?` list. Each has a row, which presses these keys at a real terminal,
/// and expects the right effect; a key without a row fails.
@Suite(.waits) struct InvitedKeysTests {
    @Test func `Each key has a row, and each row a key`() {
        let invited =
            LiveKeys.all.map { "\($0.key): \($0.value)" }
            + LiveKeys.shown(in: .list(selected: 0, typed: "")).map { "\($0.key): \($0.name)" }
        #expect(Set(invited) == Set(InvitedKeys.rows.keys))
    }

    @Test(arguments: InvitedKeys.rows.keys.sorted()) func `A key has its effect`(_ invitation: String) throws
    {
        let workbook = try StandIn()
        let row = try #require(InvitedKeys.rows[invitation])
        let editor = ["EDITOR": "cat; echo Edited"]
        try row(workbook, workbook.open(environment: editor).showing("Not begun: replace todo()"))
    }
}

/// The table.
private enum InvitedKeys {
    typealias Script = @Sendable (StandIn, PseudoTerminal) throws -> Void

    static let rows: [String: Script] = [
        "n: the next exercise that is not passed": {
            try $1.send("n", toSee: "· 4.3.2  Let only the strong winds")
        },
        "p ← →: the exercise before this one, or after it": { _, window in
            for (key, seen) in [
                ("\u{1B}[C", "· 4.3.2"), ("\u{1B}[D", "· 4.3.1"), ("\u{1B}[C", "· 4.3.2"), ("p", "· 4.3.1"),
            ] {
                try window.send(key, toSee: seen)
            }
        },
        "g: the exercise that the last line speaks of": { workbook, window in
            try workbook.set(["4.3.2": "passed"])
            try workbook.write(StandIn.exercises(answering: "4.3.2", with: "wind"))
            try window.wait(for: "4.3.2 passed. g shows it.")
            try window.send("g", toSee: "✔ 4.3.2  Let only the strong winds")
        },
        "f: the next one that the last check found wrong": { workbook, window in
            try workbook.set(["4.3.1": "expected 7", "4.3.2": "expected 7"])
            try workbook.fill()
            try window.wait(for: "f shows the next of them.")
            try window.send("f", toSee: "✘ 4.3.2  Let")
        },
        "l: the list; there, type a number or a part of a name": { _, window in
            try window.send("l", toSee: "▸ · 4.3.1")
            try window.send("4.3.2", toSee: "▸ · 4.3.2")
            try window.send("\u{1B}", toSee: "n next")
            try window.send("l", toSee: "▸ · 4.3.1")
            try window.send("image", toSee: "▸ · 5.1.1")
        },
        "↑ ↓: a line up or down": { _, window in
            try scroll(in: window, by: "\u{1B}[B", and: "\u{1B}[A")
        },
        "PgUp PgDn Space: a page up or down": { _, window in
            try scroll(in: window, by: "\u{1B}[6~", and: "\u{1B}[5~")
            try scroll(in: window, by: " ", and: "\u{1B}[5~")
        },
        "h: a hint, and another one each time": { _, window in
            try window.send("h", toSee: "1. A nudge.")
            try window.send("h", toSee: "2. The idea.")
        },
        "s: the solution": { _, window in
            try window.send("s", toSee: "[y/N]")
            try window.send("y", toSee: "wind.filter { $0 > 5 }")
        },
        "o: opens the file in your editor": { _, window in
            try window.send("o", toSee: "Not begun: replace todo()")
            try window.wait("the screen again") {
                $0.isAlternate && $0.text.contains("4.3.1  Count the gusts")
            }
        },
        "r: reads the section": { _, window in
            try window.send("r", toSee: "chapter4 4.3")
            window.send("\r")
            try window.wait("the screen again") {
                $0.isAlternate && $0.text.contains("4.3.1  Count the gusts")
            }
        },
        "c Enter: tries the answer again": { workbook, window in
            for key in ["c", "\r"] {
                let before = workbook.builds.count
                window.send(key)
                try eventually("another try") { workbook.builds.count > before }
            }
        },
        "x: puts the exercise back as it was, after asking": { workbook, window in
            // Even if the exercise is not begun: so the letters of “reset” never act as other keys.
            try window.send("x", toSee: "type “reset”")
            try window.send("reset\r", toSee: "4.3.1 is as it was.")
            try workbook.set(["4.3.1": "expected 7"])
            try workbook.fill()
            try window.wait(for: "✘ 4.3.1")
            try window.send("x", toSee: "type “reset”")
            try window.send("reset\r", toSee: "What you had is kept in")
            #expect(try workbook.read() == StandIn.exercises(answering: "4.3.2", with: "wind"))
        },
        "q Ctrl-C: leaves": { workbook, window in
            #expect(try window.status(after: "q", seconds: 5) == 0)
            let other = try workbook.open().showing("Not begun")
            #expect(try other.status(after: "\u{3}", seconds: 5) == 130)
        },
        "↑↓: choose": { _, window in
            try window.send("l", toSee: "▸ · 4.3.1")
            try window.send("\u{1B}[B", toSee: "▸ · 4.3.2")
            try window.send("\u{1B}[A", toSee: "▸ · 4.3.1")
        },
        "4.3…: find": { _, window in try window.send("l4.3.2", toSee: "▸ · 4.3.2") },
        "Enter: show": { _, window in try window.send("l5\r", toSee: "· 5.1.1  Give the address of an image")
        },
        "Esc: back": { _, window in
            try window.send("l", toSee: "▸ · 4.3.1")
            try window.send("\u{1B}", toSee: "n next")
        },
    ]

    private static let beginning = "· 4.3.1  Count the gusts"

    private static func scroll(in window: PseudoTerminal, by down: String, and up: String) throws {
        window.resize(columns: 40, rows: 12)
        try window.wait("a small window") { $0.text.contains("↓ more") && $0.text.contains(beginning) }
        window.send(down)
        try window.wait("other lines") {
            $0.text.contains("A workbook of FRP") && !$0.text.contains(beginning)
        }
        window.send(up)
        try window.wait(for: beginning)
    }
}
