import Pixels
import Views
import Terminal
import Text

/// Draws the instant search.
enum SearchScreen {
    static let size = Size(columns: 50, rows: 14)
    private static let rowHeight = 4

    static var keys: KeyValuePairs<String, String> {
        [
            "w i n d": "letters go into the field: three or more search, such as wind",
            "Backspace": "deletes a letter", "Ctrl-U": "empties the field",
            "Enter": "tries again after trouble",
            "F2": "denies access", "F3": "removes the account", "F4": "breaks an answer",
            "F5": "ends all that",
            "Esc": "leaves",
        ]
    }

    static func draw(_ model: SearchModel, on canvas: inout Canvas) {
        canvas.write("Search posts", row: 0, column: 1, .bold)
        canvas.writeField(
            model.text.value, row: 2, column: 1, width: canvas.size.columns - 2,
            Style(.black, on: model.isValid.value ? .brightWhite : .brightYellow), hasCursor: true)
        if let trouble = model.trouble.value {
            let next = canvas.writeWrapped(trouble, row: 4, Style(.red))
            canvas.write("Enter tries again", row: next, column: 1, .dim)
        } else if model.account.value == nil {
            canvas.write("asking for access …", row: 4, column: 1, .dim)
        } else if model.rows.value.isEmpty {
            canvas.write(
                model.isValid.value ? "nothing found, so far" : "type three letters or more, such as wind",
                row: 4,
                column: 1, .dim)
        }
        let room = max(0, (canvas.size.rows - 7) / rowHeight)
        if model.trouble.value == nil {
            for (index, row) in model.rows.value.prefix(room).enumerated() {
                draw(row, at: 4 + index * rowHeight, on: &canvas)
            }
        }
        canvas.writeFirstThatFits(
            [
                "Esc leaves. F2 to F5 make trouble, and end it. ? shows all keys.",
                "Esc leaves. ? shows all keys.",
            ], row: canvas.size.rows - 1, .dim)
    }

    private static func draw(_ row: SearchRow, at top: Int, on canvas: inout Canvas) {
        canvas.draw(row.avatar.value, row: top, column: 1, Size(columns: 6, rows: 3))
        canvas.writeAsItIs(row.post.value.user.name, row: top, column: 9, .bold)
        canvas.writeAsItIs(
            "@\(row.post.value.user.username)", row: top, column: 11 + row.post.value.user.name.displayWidth,
            .dim)
        canvas.writeAsItIs(
            row.post.value.text.truncated(toWidth: canvas.size.columns - 10), row: top + 1, column: 9)
    }
}
