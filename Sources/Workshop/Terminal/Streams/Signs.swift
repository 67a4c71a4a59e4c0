import Foundation

/// How box-drawing and similar characters are written. Unicode does not say whether `─` or `●` takes one column or two; the
/// workbook counts one. Terminals with Chinese settings often use two, and then every box falls apart.
enum Signs: Sendable {
    case asTheyAre
    /// Each such character is replaced by an ASCII character, which takes one column everywhere.
    case ascii

    /// The choice of the environment: `WORKBOOK_SIGNS=ascii`.
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

    /// The characters of uncertain width that the workbook draws with. A dashed line remains different from a solid one.
    private static let inASCII: [Character: Character] = {
        let signs: [(String, Character)] = [
            ("─═–—", "-"), ("│", "|"), ("┊", ":"), ("┌┐└┘├┤┬┴┼", "+"), ("▶▷→", ">"), ("◀◁←", "<"),
            ("△▲↑", "^"),
            ("▽▼↓", "v"), ("●◆█", "#"), ("○◇", "o"), ("┄░…·", "."), ("“”", "\""), ("‘’", "'"), ("×", "x"),
        ]
        return Dictionary(uniqueKeysWithValues: signs.flatMap { signs, ascii in signs.map { ($0, ascii) } })
    }()
}
