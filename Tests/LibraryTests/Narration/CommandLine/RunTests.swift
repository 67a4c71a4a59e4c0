/// The behaviour of a chapter's process, seen from outside.
struct RunTests {
    @Test(arguments: [
        ("what is piped is typed into the one section asked for", "field", "ann\nbo\n", ["ann", "bo"]),
        ("the same section twice is one", "field 9.1", "ann", ["ann"]),
        ("behind dashes a number is a section", "-- 1", "ann", ["ann"]),
        ("several are typed into by the scripted person", "field letter", "ann\n", ["the scripted person"]),
        ("so is one, if nothing is piped", "field", "", ["the scripted person"]),
    ])
    func typedInto(what: String, line: String, typed: String, shown: [String]) throws {
        let run = try ChildProcess.run(probe, line.split(separator: " ").map(String.init), input: typed)
        #expect(run.text.contains("\n\n" + shown.map { "   ▸ typed: \($0)\n" }.joined()))
        #expect(run.ending == .exited(0))
    }

    @Test func aCrashLosesNothingThatWasTold() throws {
        let run = try ChildProcess.run(probe, ["crash"])
        #expect(
            run.text.contains("gets lost.\n\n     let readings") && run.text.hasSuffix("\n\n   ▸ before\n"))
        #expect(run.status == nil && run.errorText.contains("Index out of range"))
    }

    @Test func aReaderWhoHasReadEnoughIsNoFailure() throws {
        let script = "set -o pipefail; \"$0\" field | head -n 1"
        let run = try ChildProcess.run("/usr/bin/env", ["bash", "-c", script, probe])
        #expect(run.text == " 9.1  A field\n" && run.errorText == "" && run.ending == .exited(0))
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        let run = try ChildProcess.run("/bin/sh", ["-c", "\"$0\" field >&-", probe])
        #expect(run.errorText == "Nothing more can be written: Bad file descriptor.\n")
        #expect(run.ending == .exited(74))
    }

    @Test func namesFromOutsideSteerNoTerminal() throws {
        let run = try ChildProcess.run(probe, ["play", "names"])
        #expect(run.text == "one␛[2J\u{FFFD} two\u{FFFD}\n" && run.errorText == "a gust␛[2J\u{FFFD}\n")
    }

    @Test func aSourceCanBeGivenAnotherDiagram() throws {
        let run = try ChildProcess.run(probe, ["wind", "--marbles", "1.1=-9---|"])
        #expect(
            run.text.hasSuffix("     wind     -9---|\n     seconds  0    5\n") && run.ending == .exited(0))
    }

    @Test(arguments: [
        ("a diagram that cannot be read", "wind --marbles 1.1=-9)|", "^ column 2: "),
        ("a diagram for no source", "wind --marbles 2.1=-9|", "9.4 has no diagram 2.1."),
        ("no section", "feild", "chapter9: There is no section “feild”. Did you mean “field”?\n"),
        ("questions without a terminal", "riddle --guess", "leave --guess out: swift run chapter9\n"),
        ("a play without a terminal", "play", "hear the section: swift run chapter9 field\n"),
    ])
    func whatItCannotDoIsAUsageError(what: String, line: String, message: String) throws {
        let run = try ChildProcess.run(probe, line.split(separator: " ").map(String.init))
        #expect(run.errorText.hasPrefix("chapter9: ") && run.errorText.contains(message))
        #expect(run.text == "" && run.ending == .exited(64))
    }
}

/// The behaviour of a chapter in a terminal.
@Suite(.waits) struct RunInTerminalTests {
    @Test func titlesAndMarksStandOut() throws {
        let window = try window("field")
        let status = try window.waitForStatus()
        #expect(window.screen.look(of: "A field") != Look() && window.screen.look(of: "▸") != Look())
        #expect(window.screen.look(of: "typed: the scripted person") == Look() && status == 0)
    }

    @Test func withNoColourNothingDoes() throws {
        let window = try window("field", environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
        _ = try window.waitForStatus()
        #expect(window.screen.look(of: "A field") == Look() && window.screen.look(of: "▸") == Look())
    }

    @Test func linesAreAsWideAsTheTerminal() throws {
        let window = try window("field", columns: 40)
        _ = try window.waitForStatus()
        #expect(window.screen.place(of: String(repeating: "─", count: 38)) != nil)
        #expect(window.screen.place(of: String(repeating: "─", count: 39)) == nil)
    }

    @Test(arguments: ["", "field"]) func playPlays(name: String) throws {
        let window = try name.isEmpty ? window("play") : window("play", name)
        #expect(try window.wait(for: "playing").place(of: "playing") != nil)
        #expect(try window.waitForStatus() == 0)
    }
}
