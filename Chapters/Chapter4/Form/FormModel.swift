import FRP

/// The book's screen without the screen: a text field for an e-mail address, a label that says by its colour whether
/// it is one, and a button that signs up.
///
/// Everything follows from the text. Nothing in here is ever set by hand.
final class FormModel: Sendable {
    enum Light: String, Sendable {
        case green, red
    }

    struct Taken: Error, CustomStringConvertible {
        let address: String

        var description: String { "\(address) is taken already" }
    }

    /// What is in the text field.
    let text = Property("", name: "the text field")
    /// The colour of the label.
    let light = Property(Light.red, name: "the label's colour")
    /// What the form has to say after the button was pressed.
    let message = Property("", name: "the message")
    /// The button.
    let button = Control<Void>()
    /// What the button does.
    let signUp: Command<Void, String>

    /// A form whose sign-up takes `duration` on `scheduler`.
    init(on scheduler: some Scheduler, takes duration: Duration = .seconds(1)) {
        let isValid = text.signal.map { $0.contains("@") }
        isValid.map { $0 ? .green : .red }.bind(to: light)
        signUp = Command(name: "sign-up", enabled: isValid, on: scheduler) { [text] in
            let address = text.value
            let answer: Signal<String> =
                address.hasPrefix("ada@") ? .error(Taken(address: address)) : .return("Welcome, \(address)!")
            return Signal<String>.return("").delay(duration, on: scheduler).then { answer }
        }
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
        ])
        .bind(to: message)
    }
}
