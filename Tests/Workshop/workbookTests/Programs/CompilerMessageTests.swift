import Testing

@testable import Programs

struct CompilerMessageTests {
    private static let plain = """
        [3/5] Compiling Chapter4Exercises Signals.swift
        /tmp/x/Exercises/Chapter4/Signals.swift:7:5: error: cannot find 'filtre' in scope
        /tmp/x/Exercises/Chapter4/Signals.swift:7:5: error: cannot find 'filtre' in scope
        /tmp/x/Exercises/Chapter4/Signals.swift:9:1: warning: never used
        error: fatalError
        """
    private static let coloured = """
        [3/5] Compiling Chapter4Exercises Signals.swift\r
        \u{1B}[1m/tmp/x/Exercises/Chapter4/Signals.swift:7:5: \u{1B}[0m\u{1B}[0;1;31merror: \u{1B}[0m\u{1B}[1mcannot find 'filtre' in scope\u{1B}[0m\r
        \u{1B}[1m/tmp/x/Exercises/Chapter4/Signals.swift:9:1: \u{1B}[0m\u{1B}[0;1;35mwarning: \u{1B}[0m\u{1B}[1mnever used\u{1B}[0m\r
        """

    @Test(arguments: [false, true])
    func `Errors are found once each, with their places, in output with colours and without`(
        _ isColoured: Bool
    ) {
        let printed = isColoured ? Self.coloured : Self.plain
        let error = CompilerMessage(
            file: "Exercises/Chapter4/Signals.swift", line: 7, column: 5,
            text: "cannot find 'filtre' in scope")
        #expect(CompilerMessage.errors(in: printed, root: "/tmp/x") == [error])
        let onAMac = printed.replacing("/tmp/x", with: "/private/tmp/x")
        #expect(CompilerMessage.errors(in: onAMac, root: "/tmp/x") == [error])
    }

    @Test(arguments: [
        ("    wind.filtre()", 10, "    wind.filtre()\n  |          ^"), ("\twind", 2, "\twind\n  | \t^"),
        ("wind", 99, "wind\n  |     ^"), ("wind", 0, "wind\n  | ^"), ("ä.b", 4, "ä.b\n  |   ^"),
        ("风速.filtr", 8, "风速.filtr\n  |      ^"), ("👍🏽.b", 10, "👍🏽.b\n  |    ^"),
        ("e\u{301}.b", 5, "e\u{301}.b\n  |   ^"),
    ])
    func `The caret is under the place, whose column counts bytes`(
        _ line: String, _ column: Int, _ shown: String
    ) {
        let message = CompilerMessage(file: "A.swift", line: 2, column: column, text: "no")
        #expect(message.shown(in: "\n\(line)\n") == "A.swift:2:\(column)\nno\n2 | \(shown)")
    }

    @Test func `Of a very long line, the part around the place is shown`() {
        let message = CompilerMessage(file: "A.swift", line: 1, column: 5_001, text: "no")
        let lines = message.shown(in: String(repeating: "a", count: 9_000)).split(separator: "\n")
        #expect(lines[2] == "1 | \(String(repeating: "a", count: 600))…" && lines[3].count == 305)
    }

    @Test func `A line that is not in the file is not shown`() {
        let message = CompilerMessage(file: "A.swift", line: 9, column: 1, text: "no")
        #expect(message.shown(in: "one line") == "A.swift:9:1\nno")
        #expect(message.shown(in: nil) == "A.swift:9:1\nno")
    }
}
