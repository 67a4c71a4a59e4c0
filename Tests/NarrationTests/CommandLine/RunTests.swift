import Harness
import Testing

/// What a chapter does as a process, seen from outside.
struct RunTests {
    private func run(_ arguments: String..., typed: String = "") throws -> ChildProcess {
        try ChildProcess.run(Products.executable("NarrationProbe"), arguments, input: typed)
    }

    @Test func whatIsPipedIsTypedIntoTheOneSectionAskedFor() throws {
        let run = try run("field", typed: "ann\nbo\n")
        #expect(run.text.hasSuffix("   ▸ typed: ann\n   ▸ typed: bo\n") && run.ending == .exited(0))
    }

    @Test(arguments: [["field", "9.1"], ["--", "1"]])
    func theSameSectionTwiceIsOne(arguments: [String]) throws {
        let run = try ChildProcess.run(Products.executable("NarrationProbe"), arguments, input: "ann")
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
            run.text.contains("gets lost.\n\n     let readings") && run.text.hasSuffix("\n\n   ▸ before\n")
        )
        #expect(isCrash && run.errorText.contains("Index out of range"))
    }

    @Test func aReaderWhoHasReadEnoughIsNoFailure() throws {
        let script = "set -o pipefail; \"$0\" field | head -n 1"
        let run = try ChildProcess.run("/bin/bash", ["-c", script, Products.executable("NarrationProbe")])
        #expect(run.text == " 9.1  A field\n" && run.errorText == "" && run.ending == .exited(0))
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        let run = try ChildProcess.run(
            "/bin/bash",
            ["-c", "\"$0\" field >&-", Products.executable("NarrationProbe")]
        )
        #expect(run.errorText == "Nothing more can be written: Bad file descriptor.\n")
        #expect(run.ending == .exited(74))
    }

    @Test func withoutATerminalPlayNamesTheSectionInstead() throws {
        let run = try run("play")
        #expect(run.errorText.hasSuffix("hear the section: swift run chapter9 field\n"))
        #expect(run.text == "" && run.ending == .exited(64))
    }

    @Test func whatItDoesNotUnderstandIsAUsageError() throws {
        let run = try run("feild")
        #expect(run.errorText.hasPrefix("chapter9: There is no section “feild”. Did you mean “field”?\n"))
        #expect(run.text == "" && run.ending == .exited(64))
    }
}
