import Text

extension StringProtocol {
    /// This text without the codes that colour it on a terminal.
    var withoutEscapeSequences: String {
        guard contains("\u{1B}") else { return String(self) }
        return String(self).replacing(/\e\[[0-9;?]*[A-Za-z]/, with: "").filter { $0 != "\u{1B}" }
    }

    /// This text as it may be written to a terminal, whoever wrote it: without colours, and with what steers the terminal or hides
    /// made visible.
    var plainText: String { withoutEscapeSequences.printableLines }
}
