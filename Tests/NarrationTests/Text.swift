// What the tests of this module are written with: imported here, it is there in all their files.
@_exported import Harness
@_exported import Testing

import Terminal

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

/// The suites that run examples: one at a time, as in a chapter, because `print` asks which example runs.
@Suite(.serialized) enum RunningExamples {}
