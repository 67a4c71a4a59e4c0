import Terminal

/// Draws the form. It knows where things stand and how they look; what they show, the model says.
enum FormScreen {
    static let size = Size(columns: 50, rows: 12)
    private static let fieldWidth = 34

    static var keys: KeyValuePairs<String, String> {
        [
            "a @ …": "letters go into the field", "Backspace": "deletes a letter",
            "Ctrl-U": "empties the field",
            "Enter": "presses the button", "Esc": "leaves",
        ]
    }

    static func draw(_ form: FormModel, isPressedInVain: Bool, on canvas: inout Canvas) {
        canvas.write("Sign up", row: 1, column: 3, .bold)
        let label = canvas.write("E-mail", row: 3, column: 3) + 1
        canvas.writeField(
            form.text.value, row: 3, column: label, width: fieldWidth, Style(nil, .underline), hasCursor: true
        )
        let isGreen = form.colour.value == .green
        let style = Style(isGreen ? .green : .red)
        let mark = canvas.write("● ", row: 5, column: 3, style)
        canvas.write(isGreen ? form.words.green : form.words.red, row: 5, column: mark, style)
        let isEnabled = form.button.isEnabled.value
        canvas.writeButton("Sign up", row: 7, column: 3, isEnabled: isEnabled)
        canvas.write(isEnabled ? "Enter presses it" : "disabled", row: 7, column: 16, .dim)
        canvas.write(
            isPressedInVain ? form.words.inVain : form.message.value, row: 9,
            column: 3)
        canvas.write("Type. Esc leaves. ? shows all keys.", row: 11, column: 3, .dim)
    }
}
