/// The state of the sheet on the screen: the chosen cell, the text that is being typed, the cells that have just changed.
package final class SheetModel {
    package let sheet = Sheet()
    private(set) var chosen = CellName(column: 0, row: 1)
    /// The text that is being typed; `nil` while the cell is not edited.
    private(set) var draft: String?
    /// The cells whose values the last change has changed.
    private(set) var changed: Set<CellName> = []
    /// Cells that code fills, each with a description of the code. Nothing can be typed there.
    private let filled: [CellName: String]

    /// The example of the book: A1 is the sum of B1 and C1. Below it are a chain, a diamond, and a division.
    private static let book = [
        "A1": "=B1+C1", "B1": "1", "C1": "2", "A3": "price", "B3": "20", "A4": "tax", "B4": "=B3/10",
        "A5": "total", "B5": "=B3+B4", "A6": "each of", "B6": "4", "A7": "pays", "B7": "=B5/B6",
    ]

    /// - Parameters:
    ///   - texts: the texts of cells; `nil` for the example of the book.
    ///   - code: descriptions of the code that fills cells: `your bill(food: B1, drinks: C1)`.
    package init(_ texts: [String: String]? = nil, filledBy code: [String: String] = [:]) {
        filled = Dictionary(
            uniqueKeysWithValues: code.compactMap { cell, code in CellName(cell).map { ($0, code) } })
        for (name, text) in texts ?? Self.book { CellName(name).map { _ = sheet.type(text, into: $0) } }
    }

    /// The description of a cell's code, or the text that was typed.
    func text(of name: CellName) -> String { filled[name] ?? sheet.text(of: name) }

    /// Whether text can be typed into a cell.
    func takesText(_ name: CellName) -> Bool { filled[name] == nil }

    func move(columns: Int = 0, rows: Int = 0) {
        commit()
        chosen = chosen.moved(columns: columns, rows: rows)
    }

    /// Replaces the text of the chosen cell by this draft.
    func type(_ text: String) {
        if takesText(chosen) { draft = text == sheet.text(of: chosen) ? nil : text }
    }

    func commit() {
        guard let text = draft else { return }
        changed = sheet.type(text, into: chosen)
        draft = nil
    }
}
