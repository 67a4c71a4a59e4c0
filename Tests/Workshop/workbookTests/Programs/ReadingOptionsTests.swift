import Testing

@testable import Coursework
@testable import Programs
@testable import workbook

struct ReadingOptionsTests {
    private func options(_ arguments: String...) throws -> ReadingOptions { try options(arguments) }

    private func options(_ arguments: [String]) throws -> ReadingOptions {
        try ReadingOptions(arguments: Invocation(["read"] + arguments).arguments)
    }

    @Test func `The options are parsed in any order`() throws {
        #expect(try options("signals", "--no-open", "--port", "80").opensBrowser == false)
        #expect(try options("--port", "80", "4.3").section?.number == "4.3")
        #expect(try options("--export", "a folder=1").folder == "a folder=1")
    }

    @Test func `A section is named by its number or its name`() throws {
        #expect(try options("4.3").section?.name == "signals")
        #expect(try options("Signals").section?.number == "4.3")
        let plain = try options()
        #expect(plain.section == nil && plain.port == nil && plain.opensBrowser && plain.folder == nil)
        #expect(try options("--no-open", "--port=80").port == 80)
    }

    @Test(arguments: [
        (["signal"], "Did you mean “signals”"), (["4.33"], "“4.3”"), (["--port", "x"], "is no port"),
        (["--port", "0"], "is no port"), (["--port", "65536"], "is no port"),
        (["--export", "site", "--no-open"], "It goes with no"),
        (["--export", "site", "--port", "1"], "It goes with no"),
        (["--export", "site", "4.3"], "It goes with no"),
    ])
    func `Wrong options are errors`(_ arguments: [String], _ message: String) {
        let error = #expect(throws: WorkbookError.self) { try options(arguments) }
        #expect(
            error?.status == ExitStatus.usage && error?.message.contains(message) == true, "\(error as Any)")
    }
}
