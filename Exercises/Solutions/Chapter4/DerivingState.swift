import Attempts
import FRP

/// A property sends its value to a new subscriber at once, so the binding sets the button at once. You need
/// not set a first value.
public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    name.signal.map { $0.count >= 3 }.bind(to: button)
}

/// "When the bus fills, switch to red" does not cover the way back. "The lamp is red exactly while no seat is
/// free" covers both, and there is no second line to forget.
public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    let lamp = Property("green")
    freeSeats.signal.map { $0 == 0 ? "red" : "green" }.bind(to: lamp)
    return lamp
}

/// The address had three values: the one at subscription and two assigned later. Two bindings subscribe to
/// `isValid`, and the check runs for each of them. Nobody subscribes to `warning`, so it costs nothing.
public func checksOfTheAddress() -> Int { 8 }

/// The button holds the answer, so the colour is derived from the button. Only one binding reaches the closure that
/// looks a word up.
public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    word.signal.map(isKnown).bind(to: button)
    button.signal.map { $0 ? "green" : "red" }.bind(to: colour)
}
