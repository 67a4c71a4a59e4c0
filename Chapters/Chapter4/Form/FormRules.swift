import FRP

/// What decides in the form. Where a reader plays with an answer of their own, it stands here.
package struct FormRules: Sendable {
    /// Whether the button is enabled by the text, and how the label is coloured.
    package var judge:
        @Sendable (Property<String>) -> (isEnabled: Signal<Bool>, colour: Signal<FormModel.Colour>) = {
            let hasAt = $0.signal.map { $0.contains("@") }
            return (hasAt, hasAt.map { $0 ? .green : .red })
        }
    /// The button's command, if it is another than the form's: with the text, a scheduler, and what sends the text.
    package var command:
        (
            @Sendable (Property<String>, any Scheduler, @escaping @Sendable (String) -> Signal<String>) ->
                Command<Void, String>
        )?
    /// What the label says while it is green, while it is red, and the message when somebody presses in vain.
    package var words = (
        green: "✓ That looks like an address.", red: "An address has an @ in it.",
        inVain: "Type an address first, with an @ in it."
    )

    /// The rules of the book's form.
    package init() {}
}
