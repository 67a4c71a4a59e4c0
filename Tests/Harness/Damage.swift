import Foundation

extension PseudoTerminal {
    /// What a program has left behind that was not so before; nothing if the terminal is whole.
    public var damage: [String] {
        let signs: [(isThere: Bool, what: String)] = [
            (screen.isAlternate, "the alternate screen"), (!screen.isCursorVisible, "no cursor"),
            (!screen.wrapsLines, "lines that do not wrap"), (screen.marksPastes, "marks around pastes"),
            (settings != settingsBefore, "other settings"),
        ]
        return signs.filter(\.isThere).map(\.what)
    }

    /// What stands on the screen, without the blanks around it.
    public var shown: String { screen.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
