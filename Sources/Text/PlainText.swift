extension StringProtocol {
    /// This text without the codes that colour it on a terminal.
    package var withoutEscapeSequences: String {
        guard contains("\u{1B}") else { return String(self) }
        return String(self).replacing(/\e\[[0-9;?]*[A-Za-z]/, with: "").filter { $0 != "\u{1B}" }
    }

    /// This text as it may be written to a terminal, whoever wrote it: without colours, and with what steers the terminal or hides
    /// made visible.
    package var plainText: String { withoutEscapeSequences.printableLines }
}

extension String {
    /// The last lines of what a program has printed, without colours: what went wrong stands there.
    package var lastLines: String {
        split(whereSeparator: \.isNewline).suffix(12).map(\.withoutEscapeSequences).joined(separator: "\n")
    }
}
