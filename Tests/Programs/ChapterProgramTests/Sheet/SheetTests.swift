import Harness
import Marbles
import Testing
import Trials

@testable import SheetPlay

@Suite("The sheet") struct SheetTests {
    @Test("A sum stays true")
    func sum() {
        let sheet = Sheet()
        for line in ["B1=1", "C1=2", "A1=B1+C1"] { sheet.enter(line) }
        #expect(sheet["A1"] == .number(3))
        sheet.enter("B1=10")
        #expect(sheet["A1"] == .number(12))
        sheet.enter("A1=")
        #expect(sheet["A1"] == .empty)
    }

    @Test("Into a cell that code fills nothing can be typed, and it says which code")
    func filled() {
        let model = SheetModel(["B1": "30"], filledBy: ["A1": "your bill"])
        for text in ["99", ""] {
            model.type(text)
            model.commit()
        }
        #expect(model.draft == nil && model.text(of: model.chosen) == "your bill")
        #expect(model.sheet["A1"] == .empty)
        model.move(columns: 1)
        #expect(model.text(of: model.chosen) == "30")
    }

    @Test("In a diamond every cell changes once, after what it looks at")
    func diamond() {
        let sheet = Sheet()
        for line in ["D1=B1+C1", "C1=A1*3", "B1=A1*2", "A1=1"] { sheet.enter(line) }
        let news = Recorder<String>()
        for name in ["A1", "B1", "C1", "D1"].compactMap(CellName.init) {
            sheet.cell(name).signal.skip(1).subscribe(next: { news.append("\(name) \($0)") })
        }
        sheet.enter("A1=2")
        #expect(news.values == ["A1 2", "B1 4", "C1 6", "D1 10"])
    }

    @Test("Eleven rows that each add up the row above are calculated once, not once for each of 6^11 ways")
    func levels() {
        let sheet = Sheet()
        for row in 2...12 {
            for letter in CellName.columns {
                let above = CellName.columns.map { "\($0)\(row - 1)" }.joined(separator: "+")
                sheet.enter("\(letter)\(row)=\(above)")
            }
        }
        let news = Recorder<String>()
        for name in CellName.all {
            sheet.cell(name).signal.skip(1).subscribe(next: { _ in news.append("\(name)") })
        }
        sheet.enter("A1=1")
        #expect(news.values.count == 1 + 11 * 6)
        #expect(sheet["F12"] == .number(60_466_176))
    }

    @Test("A circle is told by every cell in it; who looks at it waits; broken, all is well")
    func circle() {
        let sheet = Sheet()
        for line in ["A1=B1+1", "B1=C1", "C1=A1", "D1=A1*2", "E1=7"] { sheet.enter(line) }
        #expect(sheet["A1"]?.description == "goes in a circle: A1 → B1 → C1 → A1")
        #expect(sheet["B1"]?.description == "goes in a circle: B1 → C1 → A1 → B1")
        #expect(sheet["D1"]?.description == "needs A1")
        #expect(sheet["E1"] == .number(7))
        sheet.enter("B1=1")
        #expect([sheet["A1"], sheet["B1"], sheet["C1"], sheet["D1"]] == [2, 1, 2, 4].map(CellValue.number))
        sheet.enter("E1=E1")
        #expect(sheet["E1"]?.description == "goes in a circle: E1 → E1")
    }

    @Test(
        "After any edits the sheet shows what calculating everything anew would",
        arguments: 1...20 as ClosedRange<UInt64>)
    func randomEdits(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        let sheet = Sheet()
        var contents: [CellName: Content] = [:]
        let names = Array(CellName.all.prefix(12))
        for _ in 0..<120 {
            let name = names.randomElement(using: &dice) ?? names[0]
            let text = Self.anyText(of: names, &dice)
            let before = names.map { sheet.cell($0).value }
            let changed = sheet.type(text, into: name)
            contents[name] = Content(typed: text)
            #expect(names.map { sheet.cell($0).value } == names.map { Self.value(of: $0, in: contents) })
            let different = zip(names, before).filter { sheet.cell($0).value != $1 }.map(\.0)
            #expect(changed == Set(different))
        }
    }

    private static func anyText(of names: [CellName], _ dice: inout Dice) -> String {
        func name() -> String { "\(names.randomElement(using: &dice) ?? names[0])" }
        func sign() -> String { ["+", "-", "*", "/"].randomElement(using: &dice) ?? "+" }
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: return ""
        case 1: return "tea"
        case 2, 3: return "\(Int.random(in: -3...3, using: &dice))"
        case 4: return "=\(name())"
        case 5: return "=\(name())\(sign())"
        default: return "=\(name())\(sign())\(name())\(sign())2"
        }
    }

    /// Calculates everything below a cell anew, and looks for a way back to it first.
    private static func value(of name: CellName, in contents: [CellName: Content]) -> CellValue {
        func ways(from start: CellName, avoiding seen: Set<CellName>) -> [[CellName]] {
            (contents[start]?.references ?? []).sorted().flatMap { next -> [[CellName]] in
                if next == name { return [[start, next]] }
                return seen.contains(next)
                    ? [] : ways(from: next, avoiding: seen.union([next])).map { [start] + $0 }
            }
        }
        if let shortest = ways(from: name, avoiding: []).min(by: Self.isShorter) {
            return .problem("goes in a circle: " + shortest.map(\.description).joined(separator: " → "))
        }
        return (contents[name] ?? .nothing).value { value(of: $0, in: contents) }
    }

    private static func isShorter(_ one: [CellName], _ other: [CellName]) -> Bool {
        one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }
}

extension Sheet {
    /// Types what a line like `B1=3` says.
    fileprivate func enter(_ line: String) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let cell = CellName(parts[0]) else { return }
        type(parts[1].isEmpty ? "" : "=" + parts[1], into: cell)
    }

    fileprivate subscript(_ name: String) -> CellValue? { CellName(name).map { cell($0).value } }
}
