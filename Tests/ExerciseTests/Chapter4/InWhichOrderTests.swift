extension Chapter4 {
    @Suite struct InWhichOrder {
        @Test func `4.16.1 Find an order in which the cells can be calculated`() async {
            await exercise(without: .all) {
                expectOrder(of: [:], "an empty sheet")
                expectOrder(of: ["A1": []], "one cell, which looks at nothing")
                expectOrder(
                    of: ["A1": ["B1", "C1"], "B1": [], "C1": ["B1"]], "A1 = B1 + C1, C1 = B1 * 2, B1 = 1")
                expectOrder(
                    of: ["A1": [], "B1": ["A1"], "C1": ["A1"], "D1": ["C1", "B1"]],
                    "D1 = B1 + C1, C1 = A1 * 3, B1 = A1 * 2, A1 = 1")
                expectOrder(
                    of: ["A1": ["B1"], "B1": ["C1"], "C1": [], "D1": ["E1"], "E1": []],
                    "A1 = B1, B1 = C1, C1 = 1, D1 = E1, E1 = 2")
                expectOrder(
                    of: [
                        "A1": ["D1"], "B1": ["D1"], "C1": ["A1", "B1"], "D1": ["E1"], "E1": ["F1"], "F1": [],
                    ],
                    "C1 = A1 + B1, A1 = D1, B1 = D1, D1 = E1, E1 = F1, F1 = 1")
                if isFoundWrong { return }
                expectOrder(of: levels, "twelve rows of six cells that each add up the row above")
            }
        }

        @Test func `4.16.2 Mark what a change reaches`() async {
            await exercise(without: .all) {
                let chain: [String: Set<String>] = [
                    "A1": ["B1"], "B1": ["C1"], "C1": [], "D1": ["E1"], "E1": [],
                ]
                let words = "A1 = B1, B1 = C1, C1 = 1, D1 = E1, E1 = 2"
                expectMarks(["A1", "B1", "C1"], after: "C1", in: chain, words)
                expectMarks(["A1", "B1"], after: "B1", in: chain, words)
                expectMarks(["A1"], after: "A1", in: chain, words)
                expectMarks(["D1", "E1"], after: "E1", in: chain, words)
                let diamond: [String: Set<String>] = [
                    "A1": [], "B1": ["A1"], "C1": ["A1", "E1"], "D1": ["B1", "C1"], "E1": [],
                ]
                expectMarks(
                    ["A1", "B1", "C1", "D1"], after: "A1", in: diamond,
                    "D1 = B1 + C1, C1 = A1 + E1, B1 = A1, A1 = 1, E1 = 2")
                let circle: [String: Set<String>] = [
                    "A1": ["B1"], "B1": ["C1"], "C1": ["A1"], "D1": ["A1"], "E1": ["E1"], "F1": [],
                ]
                let round = "A1 = B1, B1 = C1, C1 = A1, D1 = A1, E1 = E1, F1 = 1"
                expectMarks(["A1", "B1", "C1", "D1"], after: "C1", in: circle, round)
                expectMarks(["E1"], after: "E1", in: circle, round)
                expectMarks(["F1"], after: "F1", in: circle, round)
                expectMarks(
                    Set(levels.keys.filter { !$0.hasSuffix("1") || $0 == "A1" || $0.hasSuffix("11") }),
                    after: "A1", in: levels, "twelve rows of six cells that each add up the row above")
            }
        }
    }
}

/// Rows from 1 to 12; in each of them six cells that look at all of the row above.
private let levels: [String: Set<String>] = {
    let letters = ["A", "B", "C", "D", "E", "F"]
    let cells = (1...12).flatMap { row in
        letters.map { ("\($0)\(row)", row == 1 ? [] : Set(letters.map { "\($0)\(row - 1)" })) }
    }
    return Dictionary(uniqueKeysWithValues: cells)
}()

private func expectOrder(
    of cells: [String: Set<String>], _ sheet: String, at location: SourceLocation = #_sourceLocation
) {
    let order = trying(sheet) { calculationOrder(of: cells) }
    expect(
        order.sorted(), is: cells.keys.sorted(), for: sheet, because: "each cell is there once.",
        at: location)
    for (index, cell) in order.enumerated() {
        guard let late = (cells[cell] ?? []).subtracting(order[..<index]).min() else { continue }
        return expect(
            "\(cell), \(late)", is: "\(late), \(cell)", for: sheet,
            because: "When a cell calculates, all cells that it looks at must have been calculated.",
            at: location)
    }
}

private func expectMarks(
    _ expected: Set<String>, after cell: String, in cells: [String: Set<String>], _ sheet: String,
    at location: SourceLocation = #_sourceLocation
) {
    let marks = trying("\(cell) is changed, in \(sheet)") { cellsToMark(after: cell, in: cells) }
    expect(
        marks.sorted(), is: expected.sorted(), for: "\(cell) is changed, in \(sheet)",
        because: """
            A mark goes from a cell to the cells that look at it, and on from these. It does not go to the cells that it \
            looks at itself.
            """, at: location)
}
