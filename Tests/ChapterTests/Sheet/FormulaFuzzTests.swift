import Harness
import Terminal
import Testing

@testable import SheetPlay

/// Whatever is typed into a cell is understood, or said to be wrong.
@Suite("The sheet's formulas, at random") struct FormulaFuzzTests {
    @Test func `A formula that is written is read back as it was`() throws {
        let failure = try Fuzz.firstFailure(in: 3_000) { dice in
            let formula = Self.formula(depth: 4, &dice)
            let text = "=" + Self.text(of: formula, &dice)
            guard text.count <= FormulaReader.longest else { return nil }
            return try FormulaReader.read(text) == formula ? nil : text
        }
        #expect(failure == nil)
    }

    @Test func `Any text is a number, a label, a formula or a mistake within it`() {
        let pieces = [
            "=", "(", ")", "+", "-", "*", "/", ".", "1", "0", "B1", "f12", "A13", "9e9", " ", "١", "海", "½",
        ]
        let failure = Fuzz.firstFailure(in: 1_500) { dice in
            let parts = (0..<Int.random(in: 0..<14, using: &dice)).map { _ in
                Int.random(in: 0..<8, using: &dice) == 0
                    ? Noise.text(of: 2, &dice) : pieces.randomElement(using: &dice) ?? "="
            }
            let text = (Bool.random(using: &dice) ? "=" : "") + parts.joined()
            if case .mistake(let mistake) = Content(typed: text),
                !(1...text.count + 1).contains(mistake.column)
            {
                return "\(text.debugDescription): \(mistake)"
            }
            let sheet = Sheet()
            sheet.type(text, into: CellName.all[0])
            guard case .number(let number) = sheet.cell(CellName.all[0]).value else { return nil }
            return number.isFinite ? nil : text.debugDescription
        }
        #expect(failure == nil)
    }

    private static func formula(depth: Int, _ dice: inout Dice) -> Formula {
        switch depth == 0 ? Int.random(in: 0..<2, using: &dice) : Int.random(in: 0..<6, using: &dice) {
        case 0: return .number(Double(Int.random(in: 0...999, using: &dice)) / 4)
        case 1: return .cell(CellName.all.randomElement(using: &dice) ?? CellName.all[0])
        case 2: return .negative(formula(depth: depth - 1, &dice))
        default:
            let signs: [Formula.Operator] = [.plus, .minus, .times, .dividedBy]
            return .calculation(
                formula(depth: depth - 1, &dice), signs.randomElement(using: &dice) ?? .plus,
                formula(depth: depth - 1, &dice))
        }
    }

    /// With parentheses around everything that has parts, and blanks here and there.
    private static func text(of formula: Formula, _ dice: inout Dice) -> String {
        let blank = Bool.random(using: &dice) ? " " : ""
        switch formula {
        case .number(let number): return "\(number)" + blank
        case .cell(let name): return Bool.random(using: &dice) ? "\(name)" : "\(name)".lowercased()
        case .negative(let inner): return "-" + blank + text(of: inner, &dice)
        case .calculation(let left, let sign, let right):
            return "(" + text(of: left, &dice) + blank + String(sign.rawValue) + text(of: right, &dice) + ")"
        }
    }
}
