import Harness
import Testing

/// A real program in a pseudo-terminal, which does its errand when Enter is pressed.
func probe(
    _ errand: String = "end", environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
) throws -> PseudoTerminal {
    try PseudoTerminal(
        running: Products.executable("TerminalProbe"), [errand],
        environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, columns: columns, rows: rows)
}

extension PseudoTerminal {
    /// Types `typed`, and waits for the program's end. It has this status, the terminal is whole, and this stands there.
    func expectEnd(
        after typed: String = "", status: Int32 = 0, shown: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try self.status(after: typed) == status, sourceLocation: sourceLocation)
        #expect(
            damage == [] && self.shown == shown && screen.unknown == [], sourceLocation: sourceLocation)
    }
}
