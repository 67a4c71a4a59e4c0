import Terminal

/// Draws the form. It knows where things stand and how they look; what they show, the model says.
enum FormScreen {
    static let size = Size(columns: 50, rows: 12)
    private static let fieldWidth = 34

    static func draw(_ form: FormModel, on canvas: inout Canvas) {
        canvas.write("Sign up", row: 1, column: 3, .bold)
        drawField(form, on: &canvas)
        let isGreen = form.light.value == .green
        canvas.write(
            isGreen ? "● that looks like an address" : "● an address has an @ in it",
            row: 5,
            column: 3,
            Style(isGreen ? .green : .red)
        )
        let isEnabled = form.button.isEnabled.value
        canvas.write(
            "[ Sign up ]",
            row: 7,
            column: 3,
            isEnabled ? Style(.black, on: .green, .bold) : .dim
        )
        canvas.write(isEnabled ? "Enter presses it" : "disabled", row: 7, column: 16, .dim)
        canvas.write(form.message.value, row: 9, column: 3)
        canvas.write("Type. Ctrl-C or Esc leaves.", row: 11, column: 3, .dim)
    }

    /// Of a long text the end is shown, where one types.
    private static func drawField(_ form: FormModel, on canvas: inout Canvas) {
        var shown = Substring(form.text.value)
        while String(shown).displayWidth >= fieldWidth { shown.removeFirst() }
        let label = canvas.write("E-mail ", row: 3, column: 3)
        canvas.fill(row: 3, column: label, Size(columns: fieldWidth, rows: 1), Style(nil, .underline))
        let end = canvas.write(shown, row: 3, column: label, Style(nil, .underline))
        canvas.cursor = Position(row: 3, column: end)
    }
}
