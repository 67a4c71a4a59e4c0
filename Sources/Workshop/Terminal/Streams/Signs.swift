import Foundation

/// How the signs of drawings reach a terminal. Unicode leaves it open whether `─` or `●` takes one column or two; here all of them
/// count one. Terminals set to Chinese often give them two, and every box falls apart.
enum Signs: Sendable {
    case asTheyAre
    /// The signs, each replaced by an ASCII character, which takes one column everywhere.
    case ascii

    /// What the environment asks for: `WORKBOOK_SIGNS=ascii`.
    static let wanted = chosen(by: ProcessInfo.processInfo.environment)

    static func chosen(by environment: [String: String]) -> Signs {
        environment["WORKBOOK_SIGNS"] == "ascii" ? .ascii : .asTheyAre
    }

    func drawn(_ text: String) -> String {
        switch self {
        case .asTheyAre: text
        case .ascii: String(text.map { Self.inASCII[$0] ?? $0 })
        }
    }

    /// Signs of uncertain width that the workbook draws with. A dashed line stays different from a whole one.
    private static let inASCII: [Character: Character] = {
        let signs: [(String, Character)] = [
            ("─═–—", "-"), ("│", "|"), ("┊", ":"), ("┌┐└┘├┤┬┴┼", "+"), ("▶▷→", ">"), ("◀◁←", "<"),
            ("△▲↑", "^"),
            ("▽▼↓", "v"), ("●◆█", "#"), ("○◇", "o"), ("┄░…·", "."), ("“”", "\""), ("‘’", "'"), ("×", "x"),
        ]
        return Dictionary(uniqueKeysWithValues: signs.flatMap { signs, ascii in signs.map { ($0, ascii) } })
    }()
}
