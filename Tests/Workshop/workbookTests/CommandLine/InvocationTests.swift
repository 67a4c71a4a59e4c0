import Testing
import Text

@testable import Coursework
@testable import workbook

struct InvocationTests {
    @Test func `A command line is a verb, exercises and options`() throws {
        let invocation = try Invocation(["solution", "4.3.2", "--reveal"])
        #expect(
            (invocation.verb, invocation.words, invocation.options) == (.solution, ["4.3.2"], ["--reveal"]))
        #expect(try Invocation([]).verb == .live)
        #expect(try Invocation(["check", "4.3", "2"]).words == ["4.3", "2"])
        #expect(try Invocation(["list", "4"]).words == ["4"])
        #expect(try Invocation(["check", "--help"]).verb == .help)
        #expect(try Invocation(["read", "4.3", "--port", "8000", "--no-open"]).values == ["--port": "8000"])
        #expect(try Invocation(["read", "--export=site"]).values == ["--export": "site"])
        #expect(try Invocation(["-h"]).verb == .help)
    }

    @Test(arguments: [
        (["chek"], "Did you mean “check”?"), (["solution", "--revel"], "Did you mean “--reveal”?"),
        (["progress", "4.3"], "takes no exercise"), (["report"], "needs one file"),
        (["hint", "4.3.1", "4.3.2"], "one exercise at a time"),
        (["reset", "4.3.1", "4.3.2"], "one exercise at a time"),
        (["check", "--json"], "There is no option “--json”"), (["--json"], "There is no option “--json”"),
        (["read", "--prot", "1"], "Did you mean “--port”?"), (["read", "--port"], "--port needs a value"),
        (["read", "4.3", "4.4"], "begins with one section"),
        ([""], "There is no command “”"), (["4.3.2"], "There is no command “4.3.2”"),
    ])
    func `An unknown or wrong argument is an error, which names the nearest one`(
        _ arguments: [String], _ message: String
    ) {
        let error = #expect(throws: WorkbookError.self) { try Invocation(arguments) }
        #expect(error?.status == ExitStatus.usage && error?.message.contains(message) == true)
    }

    @Test func `The help names every command, and the exit statuses`() throws {
        let run = try StandIn().run("--help")
        for verb in Invocation.Verb.allCases where verb != .help {
            #expect(
                run.text.contains(verb == .live ? "  swift run workbook" : "\n  \(verb.rawValue) "), "\(verb)"
            )
        }
        #expect(run.text.contains("status 0") && run.text.contains("64") && run.status == 0)
    }

    @Test(arguments: ["en", "zh"]) func `The help fits into 80 columns, also in a wider window`(
        _ language: String
    )
        throws
    {
        let workbook = try StandIn()
        let window = try workbook.open(
            "--help", columns: 160, rows: 60, environment: ["WORKBOOK_LANGUAGE": language])
        #expect(try window.waitForStatus() == 0)
        let lines = window.screen.lines
        #expect(lines.contains { $0.contains("--port 8000") })
        #expect(lines.filter { $0.displayWidth > 80 } == [])
        // The folder is removed with `workbook`, and the program is started in it.
        withExtendedLifetime(workbook) {}
    }

    @Test func `Outside a workbook it says so`() throws {
        let workbook = try StandIn()
        try workbook.remove("Package.swift")
        try workbook.expect("list", complains: "There is no workbook in", status: 2)
    }
}
