import FRP

/// The book's screen without the screen: a text field for an e-mail address, a label that says by its colour whether
/// it is one, and a button that signs up.
///
/// Everything follows from the text. Nothing in here is ever set by hand.
package final class FormModel: Sendable {
    package enum Colour: String, Sendable {
        case green, red
    }

    package struct Taken: Error, CustomStringConvertible {
        let address: String

        package init(address: String) { self.address = address }

        package var description: String { "\(address) is taken already" }
    }

    /// What is in the text field.
    package let text = Property("", name: "the text field")
    /// The colour of the label.
    package let colour = Property(Colour.red, name: "the label's colour")
    /// What the form has to say after the button was pressed.
    package let message = Property("", name: "the message")
    /// The button.
    package let button = Control<Void>()
    /// What the button does.
    let signUp: Command<Void, String>

    /// What the label says while it is green, and while it is red.
    let words: (green: String, red: String)
    /// Sends whenever somebody presses although the text will not do.
    let vainPresses = Subject<Void>()

    /// A form whose sign-up takes `duration` on `scheduler`.
    package init(
        on scheduler: some Scheduler, takes duration: Duration = .seconds(1), rules: FormRules = FormRules()
    ) {
        words = (rules.words.green, rules.words.red)
        let (isValid, colour) = rules.judge(text)
        colour.bind(to: self.colour)
        let send: @Sendable (String) -> Signal<String> = { address in
            let answer: Signal<String> =
                address.hasPrefix("ada@") ? .error(Taken(address: address)) : .return("Welcome, \(address)!")
            return Signal<String>.return("").delay(duration, on: scheduler).then { answer }
        }
        signUp =
            rules.command?(text, scheduler, send)
            ?? Command(name: "sign-up", enabled: isValid, on: scheduler) { [text] in send(text.value) }
        button.follow(signUp)
        // What was said of another address goes.
        let changes = text.signal.filter { [message, signUp] _ in
            !message.value.isEmpty && !signUp.isExecuting
        }
        Signal.merge([
            changes.mapReplace(""),
            signUp.executing.filter(\.self).mapReplace("Sending …"),
            signUp.executionSignals.flatten(),
            signUp.errors.map { "Sorry: \($0)." },
            vainPresses.signal.mapReplace(rules.words.inVain),
        ])
        .bind(to: message)
    }
}
