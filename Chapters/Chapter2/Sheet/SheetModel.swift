/// The sheet on the screen: which cell is chosen, what is being typed, what has just changed.
package final class SheetModel {
    package let sheet = Sheet()
    private(set) var chosen = CellName(column: 0, row: 1)
    /// What is being typed; `nil` while somebody only looks.
    private(set) var draft: String?
    /// The cells that the last change reached.
    private(set) var changed: Set<CellName> = []
    /// Cells that are filled by code, each with what is said of it: nothing can be typed there.
    private let filled: [CellName: String]

    /// The sheet of the book: A1 is the sum of B1 and C1; below it a chain, a diamond, and a division.
    private static let book = [
        "A1": "=B1+C1", "B1": "1", "C1": "2", "A3": "price", "B3": "20", "A4": "tax", "B4": "=B3/10",
        "A5": "total", "B5": "=B3+B4", "A6": "each of", "B6": "4", "A7": "pays", "B7": "=B5/B6",
    ]

    /// A sheet into whose cells this was typed.
    ///
    /// - Parameter code: what fills a cell: `your bill(food: B1, drinks: C1)`.
    package init(_ texts: [String: String]? = nil, filledBy code: [String: String] = [:]) {
        filled = Dictionary(
            uniqueKeysWithValues: code.compactMap { cell, code in CellName(cell).map { ($0, code) } })
        for (name, text) in texts ?? Self.book { CellName(name).map { _ = sheet.type(text, into: $0) } }
    }

    /// What stands in a cell: its code, or what was typed.
    func text(of name: CellName) -> String { filled[name] ?? sheet.text(of: name) }

    /// Whether something can be typed into a cell.
    func takesText(_ name: CellName) -> Bool { filled[name] == nil }

    func move(columns: Int = 0, rows: Int = 0) {
        commit()
        chosen = chosen.moved(columns: columns, rows: rows)
    }

    /// Types this, instead of what stands in the chosen cell.
    func type(_ text: String) {
        if takesText(chosen) { draft = text == sheet.text(of: chosen) ? nil : text }
    }

    func commit() {
        guard let text = draft else { return }
        changed = sheet.type(text, into: chosen)
        draft = nil
    }
}
