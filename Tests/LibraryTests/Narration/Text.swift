// What the tests of this module are written with: imported here, it is there in all their files.
@_exported import Harness
@_exported import Terminal
@_exported import Testing
@_exported import Trials

@testable import Narration

/// Compares lines with a text as it would stand on a page; the first difference is easy to see in a failure.
func expect(_ lines: [String], read text: String, _ location: SourceLocation = #_sourceLocation) {
    let actual = lines.joined(separator: "\n")
    let expected = text.lines.joined(separator: "\n")
    #expect(actual == expected, "reads\n\(actual)\ninstead of\n\(expected)", sourceLocation: location)
}

/// The same without colours.
func expect(_ lines: [StyledLine], read text: String, _ location: SourceLocation = #_sourceLocation) {
    expect(lines.map(\.plain), read: text, location)
}

/// A chapter for the tests, as a program.
let probe = Products.executable("NarrationProbe")

/// The same in a terminal.
func window(
    _ arguments: String..., environment: [String: String] = ["TERM": "xterm-256color"], columns: Int = 80,
    rows: Int = 24
) throws -> PseudoTerminal {
    try PseudoTerminal(running: probe, arguments, environment: environment, columns: columns, rows: rows)
}

extension PseudoTerminal {
    /// The status with which the program ends, or is suspended, after a key; the terminal is whole then.
    func status(after key: String) throws -> Int32 {
        send(key)
        let status = try waitForStatus()
        #expect(damage == [] && screen.unknown == [])
        return status
    }
}

/// The suites that run examples: one at a time, as in a chapter, because `print` asks which example runs.
@Suite(.serialized) enum RunningExamples {}
