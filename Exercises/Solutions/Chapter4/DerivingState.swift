import Attempts
import FRP

/// A property tells a newcomer what it holds, so the binding sets the button at once and needs no first value
/// set by hand.
public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    name.signal.map { $0.count >= 3 }.bind(to: button)
}

/// "When the bus fills, switch to red" says nothing of the way back. "The lamp is red exactly while no seat
/// is free" says both, and there is no second place that could be forgotten.
public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    let lamp = Property("green")
    freeSeats.signal.map { $0 == 0 ? "red" : "green" }.bind(to: lamp)
    return lamp
}

/// The address had three values: the one at subscription and two assigned later. Two bindings subscribe to
/// `isValid`, and each has the check run for itself; nobody subscribes to `warning`, so it costs nothing.
public func checksOfTheAddress() -> Int { 6 }

/// `replayLast` subscribes once, whatever the number of those who listen to it, and tells each newcomer the
/// latest answer instead of looking it up again.
public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    let isInDictionary = word.signal.map(isKnown).replayLast()
    isInDictionary.bind(to: button)
    isInDictionary.map { $0 ? "green" : "red" }.bind(to: colour)
}
