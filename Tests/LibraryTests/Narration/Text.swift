// The modules that all test files here need: an exported import in one file is visible in all.
@_exported import Harness
@_exported import Terminal
@_exported import Testing
@_exported import Trials

@testable import Narration

/// Compares lines with a text in the form of a page, so that the first difference is easy to see in a failure.
func expect(_ lines: [String], read text: String, _ location: SourceLocation = #_sourceLocation) {
    let actual = lines.joined(separator: "\n")
    let expected = text.lines.joined(separator: "\n")
    #expect(actual == expected, "reads\n\(actual)\ninstead of\n\(expected)", sourceLocation: location)
}

/// Compares the text of lines, without their colours.
func expect(_ lines: [StyledLine], read text: String, _ location: SourceLocation = #_sourceLocation) {
    expect(lines.map(\.plain), read: text, location)
}

/// The program of a sample chapter.
let probe = Products.executable("NarrationProbe")

/// The program in a terminal.
func window(
    _ arguments: String..., environment: [String: String] = ["TERM": "xterm-256color"], columns: Int = 80,
    rows: Int = 24
) throws -> PseudoTerminal {
    try PseudoTerminal(running: probe, arguments, environment: environment, columns: columns, rows: rows)
}

extension PseudoTerminal {
    /// The status with which the program ends, or is suspended, after a key. The terminal has to be restored then.
    func status(after key: String) throws -> Int32 {
        send(key)
        let status = try waitForStatus()
        #expect(damage == [] && screen.unknown == [])
        return status
    }
}

/// The suites that run examples: one at a time, as in a chapter, because `print` looks up the running example.
@Suite(.serialized) enum RunningExamples {}
