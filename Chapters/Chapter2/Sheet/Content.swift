/// What was typed into a cell, parsed.
enum Content: Hashable, Sendable {
    case nothing
    case number(Double)
    case label(String)
    case formula(Formula)
    case mistake(FormulaMistake)

    /// Parses a text: a number, a formula that begins with `=`, or otherwise a label.
    init(typed: String) {
        let text = typed.trimmingPrefix { $0.isWhitespace }
        if text.allSatisfy(\.isWhitespace) {
            self = .nothing
        } else if text.first == "=" {
            do throws(FormulaMistake) {
                self = .formula(try FormulaReader.read(String(text)))
            } catch {
                self = .mistake(error)
            }
        } else if let number = Self.number(text) {
            self = .number(number)
        } else {
            self = .label(String(text))
        }
    }

    /// The characters are checked because `Double` accepts words like `inf` and `nan`, which are labels to people.
    private static func number(_ text: Substring) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The cells that a formula refers to.
    var references: Set<CellName> {
        if case .formula(let formula) = self { formula.references } else { [] }
    }

    /// The value of the cell. `valueOf` gives the values of the cells that a formula refers to.
    func value(_ valueOf: (CellName) -> CellValue) -> CellValue {
        switch self {
        case .nothing: .empty
        case .number(let number): .number(number)
        case .label(let text): .label(text)
        case .formula(let formula): formula.value(valueOf)
        case .mistake(let mistake): .problem("\(mistake)")
        }
    }
}
