import Chapter4Exercises
import FRP
import FormPlay
import Views

/// Answers of chapter 4 in the form.
@MainActor let formAnswers = [
    PlayedAnswer("4.5.1", "the form: your button, while the name is long enough") {
        var rules = FormRules()
        rules.words = (
            "✓ That is long enough.", "A name has three letters or more.", "Type a longer name first."
        )
        rules.judge = { name in
            let button = keep(Property(false))
            enableTheButton(button, by: name)
            return (button.signal, button.signal.map { $0 ? .green : .red })
        }
        return form(rules)
    },
    PlayedAnswer("4.5.4", "the form: your button and your colour, while what you type is an address") {
        var rules = FormRules()
        rules.judge = { word in
            let (button, colour) = (keep(Property(false)), keep(Property("red")))
            markTheWord(word, button: button, colour: colour, isKnown: { $0.contains("@") })
            return (button.signal, colour.signal.map { $0 == "green" ? .green : .red })
        }
        return form(rules)
    },
    PlayedAnswer("4.6.1", "the form: the button has your command, while there is an address") {
        var rules = FormRules()
        rules.words = ("✓ There is an address.", "There is no address yet.", "Type an address first.")
        rules.judge = { address in
            let isThere = address.signal.map { !$0.isEmpty }
            return (isThere, isThere.map { $0 ? .green : .red })
        }
        rules.command = { parcelCommand(to: $0, on: $1, post: $2) }
        return form(rules)
    },
]

@MainActor private func form(_ rules: FormRules) -> @MainActor () throws -> Void {
    let form = FormModel(on: .main, rules: rules)
    return { try TerminalWindow.run { FormController(form) } }
}
