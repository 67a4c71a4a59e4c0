import Foundation
import Harness
import Testing
import Trials

/// Builds and test runs, with a fake `swift`.
@Suite(.waits) struct CheckerTests {
    @Test func `Only the wanted chapter is built, in a scratch folder of its own and without colours`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        _ = try workbook.run("check 4.3.1")
        let tests = StandIn.tests(ofChapter: 4)
        #expect(
            workbook.builds == [
                """
                \(tests.target): build --product \(tests.product) --no-color-diagnostics \
                -debug-info-format none -Xswiftc -gnone -Xswiftc -index-ignore-system-modules -Xswiftc -suppress-warnings \
                --package-path \(workbook.folder.path) --scratch-path \(workbook.path(".build/exercises"))
                """
            ])
    }

    @Test func `WORKBOOK_SCRATCH_PATH sets another scratch folder`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let run = try workbook.sh("export WORKBOOK_SCRATCH_PATH=elsewhere; $workbook check 4.3.1")
        #expect(run.status == 0 && FileManager.default.fileExists(atPath: workbook.path("elsewhere/debug")))
        #expect(!FileManager.default.fileExists(atPath: workbook.path(".build/exercises")))
    }

    @Test func `If one chapter does not compile, the other is judged`() throws {
        let broken = "ROOT/\(StandIn.networking):3:5: error: cannot find 'foto' in scope"
        let workbook = try StandIn(fates: ["error": broken, "4.3.1": "passed", "4.3.2": "passed"])
        try workbook.expect("check 4.3.1", status: 0)
        try workbook.expect(
            "check", says: "✔ 4.3.1", "✔ 4.3.2", "✘ 5.1.1  Give the address of an image: does not compile",
            "cannot find 'foto' in scope", status: 1)
    }

    @Test(arguments: [
        "ROOT/\(StandIn.signals):12:5: error: cannot find 'filtre' in scope",
        #"\033[1mROOT/\#(StandIn.signals):12:5: \033[0m\033[0;1;31merror: \033[0m\033[1mcannot find 'filtre' in scope\033[0m"#,
    ])
    func `A compile error is found in output with colours and without`(_ printed: String) throws {
        let workbook = try StandIn(fates: ["error": printed])
        let run = try workbook.run("check 4.3.2")
        #expect(
            run.text == """
                ✘ 4.3.2  Let only the strong winds through: does not compile
                         Exercises/Chapter4/Signals.swift:12:5
                         cannot find 'filtre' in scope
                         12 |     todo()
                            |     ^

                """)
        #expect(run.status == 1)
    }

    @Test func `If an exercise does not compile, its neighbour is judged, and the faulty one is named`()
        throws
    {
        let error = "ROOT/\(StandIn.signals):12:5: error: no"
        let workbook = try StandIn(fates: ["error": error, "4.3.1": "passed"], isFilled: true)
        let text = try workbook.read()
        let isLeftOut =
            "The build left out what does not compile or is gone: 4.3.2. To see why: swift run workbook check 4.3.2"
        try workbook.expect("check 4.3.1", says: "✔ 4.3.1", inWords: isLeftOut, status: 0)
        #expect(workbook.builds.count == 2)
        #expect(try workbook.read() == text)
        // Its verdict is remembered now.
        try workbook.expect("check 4.3.1", status: 0)
        #expect(workbook.builds.count == 3)
        let both = try workbook.expect("check 4.3", says: "✔ 4.3.1", "✘ 4.3.2", status: 1)
        #expect(!both.text.contains("left out"))
    }

    @Test(arguments: ["passed", "expected 7"])
    func `If a build fails for two reasons, the program of the former build is not run`(_ former: String)
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": former, "4.3.2": former], isFilled: true)
        _ = try workbook.run("check 4.3")
        try workbook.write("let helper: Int = \"a\"\n", to: "Exercises/Chapter4/Helper.swift")
        try workbook.fill(with: "wind.filtr { $0 > 5 }")
        try workbook.write(
            try workbook.read().replacing("    wind\n}\n\n///", with: "    wind.first\n}\n\n///"))
        try workbook.set([
            "4.3.1": former, "4.3.2": former,
            "error": "ROOT/\(StandIn.signals):12:5: error: no member 'filtr'\\n"
                + "\(workbook.path("Exercises/Chapter4/Helper.swift")):1:19: error: cannot convert",
        ])
        let check = try workbook.expect(
            "check 4.3", says: "✘ 4.3.2  Let only the strong winds through: does not compile",
            "Exercises/Chapter4/Helper.swift:1:19\ncannot convert\n1 | let helper: Int = \"a\"\n",
            "Could not be tried: 4.3.1.",
            inWords: "This belongs to no exercise, and it does not compile. Fix it first:", status: 2)
        #expect(!check.text.contains("4.3.1  Count the gusts"))
        try workbook.expect(
            "list 4.3", says: "· 4.3.1  Count the gusts: changed since it was tried", "✘ 4.3.2  Let")
    }

    @Test func `The lesson of a crash has its line`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "crashed"], isFilled: true)
        try workbook.expect(
            "check 4.3.1",
            says: """
                         Exercises/Chapter4/Signals.swift:7
                         The answer crashed: Fatal error: boom
                         7 |     wind
                """)
    }

    @Test func `A renamed function is reported before a build`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        try workbook.write(StandIn.exercises.replacing("func strongWinds", with: "func strongWind"))
        try workbook.expect(
            "check 4.3.2 5.1.1", says: "✘ 4.3.2", "✔ 5.1.1",
            inWords: "The function strongWinds is gone, and its test calls it. Declare it again: public func",
            status: 1)
        #expect(workbook.builds.map { $0.prefix { $0 != ":" } } == [StandIn.tests(ofChapter: 5).target[...]])
    }

    @Test(arguments: [
        ("crashed", "crashes", "The answer crashed: Fatal error: boom"),
        ("crashed", "crashes", "It was tried with [3, 0]"),
        ("recursion", "crashes", "called itself again and again"),
        (
            "exits", "crashes",
            "The answer stopped the whole program, as `exit(0)` does. Return a value instead, and check again."
        ),
        (
            "ends-group", "crashes",
            "The program stopped while it tried the answer (system signal 15). Check again."
        ),
        ("aborts", "crashes", "such as `abort()`, and take it out. no more wind Exercises/"),
        ("crashed-without-words", "crashes", "What in it grows without end? Exercises/"),
        ("floods", "not yet", "The answer printed more than 4 MB, and was stopped."),
        ("floods-errors", "not yet", "The answer printed more than 4 MB, and was stopped."),
    ])
    func `An answer that crashes the program gets a verdict, and the others are tried`(
        _ fate: String, _ word: String, _ lesson: String
    ) throws {
        let workbook = try StandIn(fates: ["4.3.1": fate, "4.3.2": "passed"])
        let run = try workbook.expect(
            "check 4.3", says: "✘ 4.3.1  Count the gusts: \(word)", "✔ 4.3.2", inWords: lesson, status: 1)
        #expect(!run.text.contains("your code printed") || fate == "floods")
        #expect(!run.text.contains("Test run started") && run.text.count < 5_000)
        #expect(workbook.temporaryFiles == [])
    }

    @Test(arguments: [
        (
            "prints one\\ntwo",
            "✔ 4.3.1  Count the gusts\n         your code printed\n           one\n           two\n"
        ),
        (
            "reports Two bindings set one property.",
            "✔ 4.3.1  Count the gusts\n         the library says\n           Two bindings set one property.\n"
        ),
        ("prints \\033[31mred\\033[0m \\007", "           red ␇\n"),
        ("prints-much", "           … and 28894 more lines\n"),
        ("prints-wide", "           … and 1986800 more characters\n"),
    ])
    func `Output of the answer and reports of the library are below the verdict`(
        _ fate: String, _ lines: String
    ) throws {
        let run = try StandIn(fates: ["4.3.1": fate]).expect("check 4.3.1", says: lines)
        #expect(!run.text.contains("\u{1B}"), "\(run.text)")
    }

    @Test func `A lesson comes as data from the tests, and is wrapped to the width of the window`() throws {
        let sentence = "The function passes on every value, and it should pass on those above five."
        let workbook = try StandIn(fates: ["4.3.1": #"teaches [{"words":{"text":"\#(sentence)"}}]"#])
        let run = try workbook.run("check 4.3.1")
        #expect(
            run.text.contains(
                """
                         The function passes on every value, and it should pass on those above
                         five.
                """))
        #expect(!run.text.contains("as text") && run.status == 1)
    }

    @Test
    func `If the tests are a program of their own, it is started; otherwise swift runs them`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "asked of swift"])
        try workbook.expect("check 4.3.1", says: "asked of swift")
        try workbook.writeTestProgram(fates: "4.3.1=asked of the program\n")
        try workbook.expect("check 4.3.1", says: "asked of the program")
    }

    @Test func `A program with other fingerprints is not believed, and the chapter is built again`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "asked of swift"])
        try workbook.write("0123456789abcdef", to: "elsewhere/debug/texts4")
        try workbook.writeTestProgram(fates: "4.3.1=passed\n", builtIn: "elsewhere")
        let check = try workbook.expect("check 4.3.1", says: "asked of swift", status: 1)
        #expect(!check.text.contains("✔") && workbook.builds.count == 2)
    }

    @Test func `If the second build has other fingerprints, too, there is no verdict`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.expect("check 4.3.1", says: "✔ 4.3.1")
        try workbook.fill()
        try workbook.set(["build4": "stale", "4.3.1": "passed"])
        let check = try workbook.expect(
            "check 4.3.1", says: "Could not be tried: 4.3.1.",
            inWords: "The program that ran was not built from these answers, so there is no result.",
            status: 2
        )
        #expect(!check.text.contains("✔"))
        try workbook.expect("list 4.3.1", says: "· 4.3.1  Count the gusts: changed since it was tried")
    }

    @Test func `A verdict holds only for the compiler that built the answer`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed"], isFilled: true)
        try workbook.expect("check 4.3", says: "✔ 4.3.1", "✔ 4.3.2")
        try workbook.write("Swift version 7", to: "compiler")
        try workbook.expect("check 4.3.1", says: "✔ 4.3.1")
        try workbook.expect(
            "list 4.3", says: "✔ 4.3.1",
            "· 4.3.2  Let only the strong winds through: tried with another Swift, check it again")
        try workbook.remove("compiler")
        try workbook.set(["4.3.1": "expected 7", "4.3.2": "passed"])
        _ = try workbook.run("check 4.3.1")
        try workbook.expect("list 4.3", says: "✘ 4.3.1", "✔ 4.3.2")
    }

    @Test func `A pass without the tests' secret word is not believed`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "forged", "4.3.2": "passed"])
        try workbook.expect(
            "check 4.3", says: "✔ 4.3.2", "Could not be tried: 4.3.1.",
            inWords: "A pass was reported, but not by the tests, so it does not count.", status: 2)
        try workbook.expect("list 4", says: "· 4.3.1")
    }
}
