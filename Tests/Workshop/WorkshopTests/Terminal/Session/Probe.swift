import Harness
import Testing

/// The program that these tests drive.
let terminalProbe = Products.executable("TerminalProbe")

/// The program in a pseudo-terminal. It carries out its errand when Enter is pressed.
func probe(
    _ errand: String = "end", environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
) throws -> PseudoTerminal {
    try PseudoTerminal(
        running: terminalProbe, [errand],
        environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, columns: columns, rows: rows)
}

extension PseudoTerminal {
    /// Types `typed`, and waits for the program's end. It must have this status, restore the terminal, and have shown this text.
    func expectEnd(
        after typed: String = "", status: Int32 = 0, shown: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try self.status(after: typed) == status, sourceLocation: sourceLocation)
        #expect(
            damage == [] && self.shown == shown && screen.unknown == [], sourceLocation: sourceLocation)
    }
}
