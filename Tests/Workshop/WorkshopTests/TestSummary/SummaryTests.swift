import Harness
import Testing
import Trials

/// The learner's lines are the last, however the tests end. `TestSummaryProbe` ends in the ways that answers may.
@Suite(.waits) struct SummaryTests {
    private func run(_ errand: String, _ environment: [String: String] = [:]) throws -> ChildProcess {
        try ChildProcess.run(
            Products.executable("TestSummaryProbe"), [errand],
            environment: ["WORKBOOK_LANGUAGE": "en"].merging(environment) { $1 })
    }

    private func end(of run: ChildProcess) -> [Substring] {
        run.errorText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().suffix(4)
    }

    @Test(arguments: [
        ("trap", "Fatal error"), ("overflow", "called itself"), ("abort", "The answer crashed"),
        ("exit", "exit(0)"),
    ])
    func `An answer that ends the program is named, and the run fails`(
        _ errand: String, _ reason: String
    ) throws {
        let run = try run(errand)
        #expect(run.ending == .exited(1))
        #expect(run.errorText.contains("✘ 4.3.2  Let only the strong winds through: crashes\n"))
        #expect(run.errorText.contains(reason) && run.errorText.contains("Exercises/Chapter4/Signals.swift:"))
        #expect(end(of: run).first == "Exercises: 1 passed, 1 wrong, 0 not begun.")
        #expect(end(of: run).last == "In a second, with hints: swift run workbook")
    }

    @Test func `The earlier output stays before the last lines, in its order`() throws {
        let run = try run("print")
        let lines = run.errorText.split(separator: "\n")
        #expect(lines.prefix(5_000).elementsEqual((1...5_000).map { "line \($0)" }, by: ==))
        #expect(end(of: run).last == "In a second, with hints: swift run workbook" && run.text == "")
    }

    @Test func `A wrong answer and a failed test of the core are reported at the end`() throws {
        #expect(try run("This is why.").errorText.contains("not yet\n         This is why.\n"))
        #expect(try run("core").errorText.contains("✘ O30 concat, ConcatTests.swift:12\n"))
    }

    @Test func `The last lines are in the learner's language`() throws {
        let run = try run("trap", ["WORKBOOK_LANGUAGE": "zh"])
        #expect(run.errorText.contains("✘ 4.3.2  ") && !run.errorText.contains("Exercises: "))
    }

    @Test(arguments: ["trap", "This is why."])
    func `If the learner's tool reads the trace, nothing is reported here`(_ errand: String) throws {
        #expect(try !run(errand, ["WORKBOOK_TRACE": "/dev/null"]).errorText.contains("4.3.2"))
    }
}
