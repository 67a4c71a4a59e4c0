/// The sheet on the screen: which cell is chosen, what is being typed, what has just changed.
package final class SheetModel {
    package let sheet = Sheet()
    private(set) var chosen = CellName(column: 0, row: 1)
    /// What is being typed; `nil` while somebody only looks.
    private(set) var draft: String?
    /// The cells that the last change reached.
    private(set) var changed: Set<CellName> = []

    /// The sheet of the book: A1 is the sum of B1 and C1; below it a chain, a diamond, and a division.
    private static let book = [
        "A1": "=B1+C1", "B1": "1", "C1": "2", "A3": "price", "B3": "20", "A4": "tax", "B4": "=B3/10",
        "A5": "total", "B5": "=B3+B4", "A6": "each of", "B6": "4", "A7": "pays", "B7": "=B5/B6",
    ]

    /// A sheet into whose cells this was typed.
    package init(_ texts: [String: String]? = nil) {
        for (name, text) in texts ?? Self.book { CellName(name).map { _ = sheet.type(text, into: $0) } }
    }

    /// What the line under the sheet says of the chosen cell: its text, or why it shows no number.
    var report: String {
        if case .problem(let words) = sheet.cell(chosen).value { return words }
        return sheet.text(of: chosen)
    }

    func move(columns: Int = 0, rows: Int = 0) {
        commit()
        chosen = chosen.moved(columns: columns, rows: rows)
    }

    func type(_ character: Character) {
        draft = (draft ?? "") + String(character)
    }

    func deleteBackwards() {
        draft = String((draft ?? sheet.text(of: chosen)).dropLast())
    }

    func clear() {
        draft = ""
        commit()
    }

    func commit() {
        guard let text = draft else { return }
        changed = sheet.type(text, into: chosen)
        draft = nil
    }

    /// Gives up what is being typed.
    ///
    /// - Returns: whether something was.
    func cancel() -> Bool {
        defer { draft = nil }
        return draft != nil
    }
}
