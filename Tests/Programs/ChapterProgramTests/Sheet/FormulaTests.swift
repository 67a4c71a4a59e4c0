import Harness
import Testing
import Trials

@testable import SheetPlay

@Suite("The sheet's formulas") struct FormulaTests {
    /// Cells hold their row: `B3` shows 3. `A` is empty, `E` large, `F` a label.
    private static func look(_ name: CellName) -> CellValue {
        switch name.column {
        case 0: .empty
        case 4: .number(1e300)
        case 5: .label("price")
        default: .number(Double(name.row))
        }
    }

    @Test(
        "Times and by bind closer than plus and minus, parentheses closest; alike goes from the left",
        arguments: [
            ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=10-4-3", "3"), ("=16/4/2", "2"), ("=2*3+4*5", "26"),
            ("=10-(4-3)", "9"), ("=8/2*4", "16"), ("=-2*3", "-6"), ("=2--3", "5"), ("=--3", "3"),
            ("=-(1+2)", "-3"), (" = B3 + c2 * 2 ", "7"), ("=A1+1", "1"), ("=.5+.25", "0.75"),
            ("=0.1+0.2", "0.3"), ("=12", "12"), ("=1000000*1000000", "1e+12"),
        ]
    )
    func calculation(_ text: String, _ value: String) {
        #expect("\(Content(typed: text).value(Self.look))" == value)
    }

    @Test(
        "What cannot be calculated says why",
        arguments: [
            ("=1/0", "divided by zero"), ("=B2/A1", "divided by zero"), ("=0/0", "divided by zero"),
            ("=F1+1", "F1 is not a number"), ("=E1*E2", "too large a number"),
        ]
    )
    func problem(_ text: String, _ value: String) {
        #expect("\(Content(typed: text).value(Self.look))" == value)
    }

    @Test(
        "What cannot be read says where, and what would be right",
        arguments: [
            ("=", "column 2: a number, a cell or ( is missing"),
            ("=B1+", "column 5: a number, a cell or ( is missing"),
            ("=B1+*2", "column 5: expected a number, a cell or (, not “*”"),
            ("=(1+2", "column 2: this ( is never closed"),
            ("=1+2)", "column 5: this ) closes nothing"),
            ("=1 2", "column 4: expected + - * / or the end, not “2”"),
            ("=1.2.3", "column 2: “1.2.3” is not a number"),
            ("=2+G1", "column 4: there is no cell “G1”; they go from A1 to F12"),
            ("=B13", "column 2: there is no cell “B13”; they go from A1 to F12"),
            ("=B", "column 2: there is no cell “B”; they go from A1 to F12"),
            ("=B1 % 2", "column 5: expected + - * / or the end, not “%”"),
            ("=海", "column 2: there is no cell “海”; they go from A1 to F12"),
            ("=(B1 B2)", "column 6: expected + - * / or ), not “B”"),
        ]
    )
    func mistake(_ text: String, _ value: String) {
        #expect("\(Content(typed: text).value(Self.look))" == value)
    }

    @Test("A formula too long or too deep is refused, not a crash")
    func size() {
        let deep = "=" + String(repeating: "(", count: 100_000) + "1"
        #expect(
            "\(Content(typed: deep).value(Self.look))" == "column 201: a formula has up to 200 characters")
        let nested = "=" + String(repeating: "(", count: 99) + "1" + String(repeating: ")", count: 99)
        #expect(Content(typed: nested).value(Self.look) == .number(1))
        let negative = "=" + String(repeating: "-", count: 198) + "1"
        #expect(Content(typed: negative).value(Self.look) == .number(1))
    }

    @Test(
        "What is no formula is a number or a label",
        arguments: [
            ("3", CellValue.number(3)), ("-2.5", .number(-2.5)), (" 7 ", .label("7 ")),
            ("inf", .label("inf")),
            ("0x10", .label("0x10")), ("price", .label("price")), ("  ", .empty), ("", .empty),
            ("3 kg", .label("3 kg")),
        ]
    )
    func plain(_ text: String, _ value: CellValue) {
        #expect(Content(typed: text).value(Self.look) == value)
    }

    // MARK: At random

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
