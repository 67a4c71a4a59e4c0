import Terminal
import Text

/// Draws the sheet. It knows where things stand and how they look; what they show, the model says.
enum SheetScreen {
    private static let cellWidth = 11
    private static let left = 4
    private static let top = 2
    static let size = Size(
        columns: left + CellName.columns.count * cellWidth + 1, rows: CellName.rows.count + 7)

    static var keys: KeyValuePairs<String, String> {
        [
            "← ↑ ↓ →": "go to another cell", "12": "and what else you type goes into the cell",
            "=B1+C1*2": "makes a formula of it", "Enter Tab": "take what you typed, and go on",
            "Backspace": "deletes a letter", "Delete": "empties the cell",
            "Esc": "leaves the cell as it was; the second time, leaves",
        ]
    }

    static func draw(_ model: SheetModel, on canvas: inout Canvas) {
        canvas.write("A sheet whose sums stay right", row: 0, column: 1, .bold)
        drawRulers(on: &canvas)
        for name in CellName.all { draw(name, of: model, on: &canvas) }
        drawEntry(model, on: &canvas)
        canvas.writeFirstThatFits(
            [
                "Arrows move. Type 12 or =B1+C1*2, then Enter. Esc leaves. ? shows all keys.",
                "Esc leaves. ? shows all keys.",
            ], row: size.rows - 1, .dim)
    }

    private static func drawRulers(on canvas: inout Canvas) {
        for (index, letter) in CellName.columns.enumerated() {
            canvas.write("\(letter)", row: top - 1, column: left + (index + 1) * cellWidth - 2, .dim)
        }
        for row in CellName.rows {
            canvas.write(row < 10 ? " \(row)" : "\(row)", row: top + row - 1, column: 1, .dim)
        }
    }

    private static func draw(_ name: CellName, of model: SheetModel, on canvas: inout Canvas) {
        let (row, column) = (top + name.row - 1, left + name.column * cellWidth)
        let isChosen = name == model.chosen
        let value = model.sheet.cell(name).value
        let style =
            isChosen
            ? Style(.black, on: .brightYellow) : style(of: value, isNew: model.changed.contains(name))
        if isChosen { canvas.fill(row: row, column: column, Size(columns: cellWidth, rows: 1), style) }
        let text = (isChosen ? model.draft ?? value.shown : value.shown).truncated(toWidth: cellWidth - 1)
        let isNumber = if case .number = value { model.draft == nil || !isChosen } else { false }
        let indent = isNumber ? cellWidth - 1 - text.displayWidth : 0
        canvas.writeAsItIs(text, row: row, column: column + indent, style)
    }

    private static func style(of value: CellValue, isNew: Bool) -> Style {
        switch value {
        case .problem: Style(.red)
        case .number where isNew: Style(.green, .bold)
        case .label: .dim
        default: Style()
        }
    }

    /// The line in which you type; otherwise what the cell holds, or what is wrong with it. Of a long text the end
    /// is shown, where you type.
    private static func drawEntry(_ model: SheetModel, on canvas: inout Canvas) {
        let row = top + CellName.rows.count + 1
        let column = canvas.write("\(model.chosen)  ", row: row, column: 1, .bold)
        guard let draft = model.draft else {
            let isProblem = if case .problem = model.sheet.cell(model.chosen).value { true } else { false }
            canvas.writeAsItIs(model.text, row: row, column: column)
            if isProblem { canvas.write(model.report, row: row + 1, column: column, Style(.red)) }
            return
        }
        let shown = draft.suffix(ofWidth: size.columns - column - 1)
        let end = canvas.writeAsItIs(shown, row: row, column: column, Style(nil, .underline))
        canvas.cursor = Position(row: row, column: end)
    }
}

extension CellValue {
    /// As a cell shows it: what was typed as it is, and what is wrong with it in the reader's language.
    var shown: String {
        if case .problem(let words) = self { words.translated } else { text }
    }
}
