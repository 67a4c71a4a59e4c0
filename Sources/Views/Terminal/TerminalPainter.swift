import Pixmap
import Terminal
import Text

/// Draws views at the places that a layout has computed.
@MainActor struct TerminalPainter {
    let layout: TerminalLayout
    let focus: Int?
    let image: (Int) -> Pixmap?

    private static let focused = Style(.black, on: .brightYellow, .underline)
    private var shown: ShownViews { layout.shown }

    func draw(_ piece: TerminalLayout.Piece, on canvas: inout Canvas) {
        let (view, area) = (piece.view, piece.area)
        switch shown.kind(of: view) {
        case "label", "title": drawLabel(piece, on: &canvas)
        case "field" where piece.inside == nil: drawField(view, area, on: &canvas)
        case "field": drawCell(view, area, on: &canvas)
        case "button": drawButton(view, area, on: &canvas)
        case "activity": canvas.writeAsItIs(layout.words(of: view), row: area.row, column: area.column, .dim)
        case "details":
            let mark = layout.shown.open.contains(view) ? "▾" : "▸"
            canvas.writeAsItIs(
                "\(mark) \(shown.text("text", of: view))", row: area.row, column: area.column,
                view == focus ? Self.focused : .dim)
        case "image":
            let picture = image(view)
            if picture != nil || piece.inside != nil {
                canvas.draw(picture, row: area.row, column: area.column, area.size)
            }
        default: break
        }
    }

    private func drawLabel(_ piece: TerminalLayout.Piece, on canvas: inout Canvas) {
        let area = piece.area
        let marked = piece.inside.map { shown.kind(of: $0) == "cell" && isMarked($0) } ?? false
        let style = marked ? Self.focused : style(of: shown.text("role", of: piece.view))
        // In a cell or a table a label has one line.
        guard piece.inside == nil else {
            let text = shown.text("text", of: piece.view).truncated(toWidth: area.size.columns)
            // The heads of a table's columns are aligned to the right, like the numbers.
            let isHead = piece.inside.map(shown.kind) == "table"
            let indent = isHead ? area.size.columns - text.displayWidth : 0
            canvas.writeAsItIs(text, row: area.row, column: area.column + indent, style)
            return
        }
        let lines = layout.lines(of: piece.view, in: area.size.columns).prefix(area.size.rows)
        for (index, line) in lines.enumerated() {
            canvas.writeAsItIs(line, row: area.row + index, column: area.column, style)
        }
    }

    /// Whether a cell is the one that is chosen, or has the focus.
    private func isMarked(_ cell: Int) -> Bool {
        if cell == focus { return true }
        return shown.all().contains { collection in
            guard shown.isCollection(collection) else { return false }
            let cells = shown.views(in: collection)
            return cells.contains(cell) && cells[shown.chosen(in: collection)] == cell
                && (collection == focus || shown.flag("selected", of: cell))
        }
    }

    private func style(of role: String) -> Style {
        switch role {
        case "title": .bold
        case "note": .dim
        case "good": Style(.green)
        case "bad": Style(.red)
        default: .plain
        }
    }

    private func drawField(_ view: Int, _ area: Area, on canvas: inout Canvas) {
        let label = shown.text("label", of: view)
        let column = canvas.writeAsItIs(label, row: area.row, column: area.column) + 1
        let text = shown.text("text", of: view)
        let said = shown.flag("secure", of: view) ? String(repeating: "•", count: text.count) : text
        let style =
            shown.text("role", of: view) == "note" ? Style(.black, on: .brightYellow) : Style(nil, .underline)
        let width = max(4, min(34, area.column + area.size.columns - column))
        canvas.writeField(said, row: area.row, column: column, width: width, style, hasCursor: view == focus)
    }

    /// A field of a table. Numbers are aligned to the right. While the user types, the end of the text is visible.
    private func drawCell(_ view: Int, _ area: Area, on canvas: inout Canvas) {
        let (text, width, role) = (
            shown.text("text", of: view), area.size.columns, shown.text("role", of: view)
        )
        if view == focus {
            return canvas.writeField(
                text, row: area.row, column: area.column, width: width, Self.focused, hasCursor: true)
        }
        let fitting = text.truncated(toWidth: width)
        let indent = ["plain", "good"].contains(role) ? width - fitting.displayWidth : 0
        canvas.writeAsItIs(fitting, row: area.row, column: area.column + indent, style(of: role))
    }

    private func drawButton(_ view: Int, _ area: Area, on canvas: inout Canvas) {
        let isEnabled = shown.flag("enabled", of: view)
        let title = "[ \(shown.text("text", of: view)) ]".truncated(toWidth: area.size.columns)
        let style =
            view == focus
            ? Style(.black, on: isEnabled ? .brightYellow : .white, .underline)
            : isEnabled ? Style(.black, on: .green, .bold) : .dim
        canvas.writeAsItIs(title, row: area.row, column: area.column, style)
    }
}
