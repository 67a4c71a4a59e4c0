import Foundation
import Harness
import Testing
import Trials

/// The live screen at a terminal, while files are edited.
@Suite(.waits) struct LiveRunTests {
    private func quit(_ window: PseudoTerminal, _ workbook: StandIn) throws {
        #expect(try window.status(after: "q", seconds: 5) == 0)
        #expect(window.damage == [] && window.screen.unknown == [] && workbook.temporaryFiles == [])
    }

    @Test(
        "The screen shows the next exercise, tries saved answers, and restores the terminal",
        arguments: [(80, 30), (60, 24), (40, 12)])
    func anHour(_ columns: Int, _ rows: Int) throws {
        let workbook = try StandIn()
        let window = try workbook.open(columns: columns, rows: rows).showing("· 4.3.1  Count the gusts")
        #expect(window.screen.isAlternate && window.screen.text.contains("0/3"))
        try workbook.set(["4.3.1": "expected 7"])
        try workbook.fill()
        try window.wait(for: "✘ 4.3.1  Count the gusts: not yet")
        try window.wait(for: "expected 7")
        try workbook.set(["4.3.1": "passed"])
        try workbook.write(try workbook.read().replacing("wind\n}", with: "wind.map { $0 }\n}"))
        try window.wait(for: "1/3")
        try window.wait(for: "✔ 4.3.1  Count the gusts")
        try window.send("n", toSee: "4.3.2  Let only the strong winds")
        try quit(window, workbook)
    }

    @Test func `At a terminal, watch opens the live screen at the named exercise`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "expected 7"])
        let window = try workbook.open("watch imageAddress")
        try window.wait(for: "✘ 5.1.1  Give the address of an image: not yet")
        try quit(window, workbook)
    }

    @Test func `Of several saved answers that are wrong, all are named, one is shown, and f shows the next`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7", "5.1.1": "expected 8"])
        let window = try workbook.open().showing("4.3.1")
        try workbook.fill()
        try workbook.fill(StandIn.networking)
        try window.wait(for: "Not right: 4.3.2, 5.1.1")
        try window.send("f", toSee: "expected 7")
        try window.send("f", toSee: "expected 8")
        try quit(window, workbook)
    }

    @Test func `Keys show hints, the solution after a confirmation, and the list`() throws {
        let workbook = try StandIn()
        let window = try workbook.open().showing("Not begun: replace todo()")
        try window.send("h", toSee: "1. A nudge.")
        try window.send("h", toSee: "2. The idea.")
        try window.send("s", toSee: "Show the solution before you have passed? [y/N]")
        try window.send("y", toSee: "wind.filter { $0 > 5 }")
        try window.send("l", toSee: "▸ · 4.3.1")
        try window.send("5\r", toSee: "· 5.1.1  Give the address of an image")
        try quit(window, workbook)
        #expect(try workbook.run("hint 4.3.1").text.contains("2. The idea."))
    }

    @Test func `After a confirmation, a reset restores the file`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "expected 7"], isFilled: true)
        let window = try workbook.open().showing("expected 7")
        try window.send("x", toSee: "To put 4.3.1 back as it was, type “reset”")
        try window.send("\u{1B}", toSee: "Nothing was changed.")
        #expect(try !workbook.read().contains("todo()"))
        try window.send("x", toSee: "To put 4.3.1 back as it was, type “reset”")
        try window.send("reset\r", toSee: "4.3.1 is as it was. What you had is kept in")
        #expect(try workbook.read() == StandIn.exercises(answering: "4.3.2"))
        try quit(window, workbook)
    }

    @Test func `Pasted text presses no key`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"], isFilled: true)
        let window = try workbook.open().showing("✔ 4.3.1")
        window.send("\u{1B}[200~xreset\u{1B}[201~")
        try window.send("h", toSee: "1. A nudge.")
        #expect(!window.screen.text.contains("type “reset”"))
        #expect(try !workbook.read().contains("todo()"))
        try quit(window, workbook)
    }

    @Test func `If another exercise passes, a message names it, and g shows it`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        let window = try workbook.open().showing("· 4.3.1")
        try workbook.fill(StandIn.networking, with: "\"a\"")
        try window.wait(for: "✔ 5.1.1 passed. g shows it.")
        try window.send("g", toSee: "✔ 5.1.1  Give the address of an image")
        try quit(window, workbook)
    }

    @Test func `The editor gets the terminal until it ends`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.writeProgram(
            "#!/bin/sh\necho \"Editing $*\"\nread word\nsed 's/todo()/wind/' \"$3\" >new && mv new \"$3\"\n",
            to: "vim")
        let window = try workbook.open(environment: ["EDITOR": "'\(workbook.path("vim"))' -n"])
        try window.wait(for: "4.3.1  Count the gusts")
        window.send("o")
        try window.wait("the editor") { $0.text.contains("Editing -n +7") && !$0.isAlternate }
        #expect(window.settings == window.settingsBefore)
        window.send("done\r")
        try window.wait("the screen again") { $0.isAlternate && $0.text.contains("✔ 4.3.1") }
        try quit(window, workbook)
    }

    @Test func `If no editor is named, an installed one is used`() throws {
        let workbook = try StandIn()
        try workbook.writeProgram("#!/bin/sh\necho \"Editing $*\"\nread word\n", to: "own/vi")
        let tool = "PATH=\"$PWD/own:$PATH\" exec \"$workbook\""
        let window = try workbook.openShell(tool, environment: ["EDITOR": ""]).showing("4.3.1  Count")
        try window.send("o", toSee: "Editing +7")
        window.send("\r")
        try window.wait("the screen again") { $0.isAlternate && $0.text.contains("4.3.1  Count the gusts") }
        try quit(window, workbook)
    }

    @Test func `The section gets the terminal, and the screen is back when it ends`() throws {
        let workbook = try StandIn()
        let window = try workbook.open().showing("4.3.1  Count the gusts")
        try window.send("r", toSee: "chapter4 4.3")
        try window.wait(for: "Enter goes back to the exercises.")
        window.send("\r")
        try window.wait("the screen again") { $0.isAlternate && $0.text.contains("4.3.1  Count the gusts") }
        try quit(window, workbook)
    }

    @Test func `A check that was running when the editor was opened starts again when it is closed`() throws {
        let workbook = try StandIn(fates: ["build4": "slow", "4.3.1": "passed"])
        let window = try workbook.open(environment: ["EDITOR": "true"])
        try workbook.held()
        try workbook.set(["4.3.1": "expected 7"])
        try window.send("o", toSee: "✘ 4.3.1")
        try quit(window, workbook)
    }

    @Test func `Ctrl-C in the editor ends only the editor`() throws {
        let workbook = try StandIn()
        // One process: a shell that is about to start another one keeps Ctrl-C to itself until that has ended.
        let window = try workbook.open(environment: ["EDITOR": "echo Editing; read word; :"])
        try window.wait(for: "4.3.1  Count the gusts")
        try window.send("o", toSee: "Editing")
        window.send("\u{3}")
        try window.wait("the screen again") { $0.isAlternate && $0.text.contains("4.3.1  Count the gusts") }
        try quit(window, workbook)
    }

    @Test(arguments: ["dumb", ""]) func `A terminal that cannot move the cursor gets text`(_ kind: String)
        throws
    {
        let workbook = try StandIn()
        let window = try workbook.open(environment: ["TERM": kind]).showing("Next: 4.3.1  Count the gusts")
        #expect(try window.waitForStatus() == 0)
        try workbook.set(["4.3.1": "passed"])
        let check = try workbook.open("check 4.3.1", environment: ["TERM": kind])
        #expect(try check.waitForStatus() == 0)
        #expect(check.screen.lines.first == "✔ 4.3.1  Count the gusts")
    }

    @Test func `A save during a check starts it again with the new text`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow"])
        let window = try workbook.open()
        let held = try workbook.held()
        try workbook.set(["4.3.1": "expected 7"])
        try workbook.fill()
        try window.wait(for: "expected 7")
        #expect(!isRunning(held[0]))
        try quit(window, workbook)
    }

    @Test func `A smaller window shows the screen, too; one that is too small says so`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "expected 7"], isFilled: true)
        let window = try workbook.open().showing("expected 7")
        window.resize(columns: 60, rows: 24)
        try window.wait("the keys at 60 columns") { $0.text.contains("q quit") && $0.lines[2].count < 60 }
        window.resize(columns: 30, rows: 8)
        try window.wait("a request for room") { $0.text.contains("40") && !$0.text.contains("q quit") }
        window.resize(columns: 80, rows: 30)
        try window.wait(for: "expected 7")
        try quit(window, workbook)
    }
}
