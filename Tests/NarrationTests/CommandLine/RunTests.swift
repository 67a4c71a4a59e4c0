/// What a chapter does as a process, seen from outside.
struct RunTests {
    private func run(_ arguments: String..., typed: String = "") throws -> ChildProcess {
        try ChildProcess.run(probe, arguments, input: typed)
    }

    @Test func whatIsPipedIsTypedIntoTheOneSectionAskedFor() throws {
        let run = try run("field", typed: "ann\nbo\n")
        #expect(run.text.hasSuffix("   ▸ typed: ann\n   ▸ typed: bo\n") && run.ending == .exited(0))
    }

    @Test(arguments: [["field", "9.1"], ["--", "1"]])
    func theSameSectionTwiceIsOne(arguments: [String]) throws {
        let run = try ChildProcess.run(probe, arguments, input: "ann")
        #expect(run.text.hasSuffix("   ▸ typed: ann\n"))
    }

    @Test func severalSectionsAreTypedIntoByTheScriptedPerson() throws {
        let run = try run("field", "crash", typed: "ann\n")
        #expect(run.text.contains("   ▸ typed: the scripted person\n"))
    }

    @Test func emptyInputIsTheScriptedPerson() throws {
        let run = try run("field")
        #expect(run.text.hasSuffix("   ▸ typed: the scripted person\n"))
    }

    @Test func aCrashLosesNothingThatWasTold() throws {
        let run = try run("crash")
        let isCrash = if case .signalled = run.ending { true } else { false }
        #expect(
            run.text.contains("gets lost.\n\n     let readings") && run.text.hasSuffix("\n\n   ▸ before\n"))
        #expect(isCrash && run.errorText.contains("Index out of range"))
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

    @Test func withoutATerminalPlayNamesTheSectionInstead() throws {
        let run = try run("play")
        #expect(run.errorText.hasSuffix("hear the section: swift run chapter9 field\n"))
        #expect(run.text == "" && run.ending == .exited(64))
    }

    @Test func namesFromOutsideSteerNoTerminal() throws {
        let run = try run("play", "names")
        #expect(run.text == "one␛[2J\u{FFFD} two\u{FFFD}\n" && run.errorText == "a gust␛[2J\u{FFFD}\n")
    }

    @Test func aSourceCanBeGivenAnotherDiagram() throws {
        let run = try run("wind", "--marbles", "1.1=-9---|")
        #expect(
            run.text.hasSuffix("     wind     -9---|\n     seconds  0    5\n") && run.ending == .exited(0))
    }

    @Test(arguments: [("1.1=-9)|", "^ column 2: "), ("2.1=-9|", "9.4 has no diagram 2.1.")])
    func aDiagramThatCannotBeGivenIsAUsageError(option: String, message: String) throws {
        let run = try run("wind", "--marbles", option)
        #expect(run.errorText.hasPrefix("chapter9: ") && run.errorText.contains(message))
        #expect(run.text == "" && run.ending == .exited(64))
    }

    @Test func whatItDoesNotUnderstandIsAUsageError() throws {
        let run = try run("feild")
        #expect(run.errorText.hasPrefix("chapter9: There is no section “feild”. Did you mean “field”?\n"))
        #expect(run.text == "" && run.ending == .exited(64))
    }
}

/// What a chapter does in a terminal.
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

    @Test func nobodyIsAskedToTypeIntoASection() throws {
        let window = try window("field")
        #expect(try window.wait(for: "typed: the scripted person").place(of: "▸") != nil)
    }

    @Test(arguments: ["", "field"]) func playPlays(name: String) throws {
        let window = try name.isEmpty ? window("play") : window("play", name)
        #expect(try window.wait(for: "playing").place(of: "playing") != nil)
        #expect(try window.waitForStatus() == 0)
    }
}
