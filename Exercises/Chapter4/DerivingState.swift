import Attempts
import FRP

/// Exercise 4.5.1 · Enable the button while the name is long enough.
///
/// A valid name has three letters or more. Keep `button` true while `name` is valid, and false otherwise: from the
/// beginning, and after every change.
///
///     name      ""      "Jo"    "Jon"   "Jo"
///     button    false   false   true    false
///
/// Book: chapter4/deriving_state
public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    todo()
}

/// Exercise 4.5.2 · Repair the light that stays red.
///
/// The lamp at a bus stop is red while the coming bus is full, and green while it has free seats. This code only
/// handles the moment when the bus fills. Make the lamp follow the seats: red when the bus is full, and green again
/// when a seat is free.
///
///     free seats    2       0     1
///     lamp          green   red   green
///
/// Book: chapter4/deriving_state
public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    todo()  // Delete this line when you begin.
    let lamp = Property("green")
    freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }.bind(to: lamp)
    return lamp
}

/// Exercise 4.5.3 · Predict how often the address is checked.
///
/// Return how often `check` has been called when all of these lines have run.
///
///     let address = Property("")
///     let isValid = address.signal.map { check($0) }
///     let warning = isValid.map { $0 ? "" : "no @" }
///     isValid.bind(to: button)
///     isValid.map { $0 ? "green" : "red" }.bind(to: colour)
///     address.value = "grace"
///     address.value = "grace@navy"
///     address.value = "grace@navy.mil"
///
/// Book: chapter4/deriving_state
public func checksOfTheAddress() -> Int {
    todo()
}

/// Exercise 4.5.4 · Look each word up only once.
///
/// Keep `button` true and `colour` "green" while the dictionary has the word; otherwise false and "red".
/// Looking up a word takes long: call `isKnown` only once for each word, also for the one that `word` holds at the
/// start. (If the same word is set twice in a row, you may look it up again or not.)
///
///     word       "sea"   "saet"   "seat"
///     button     true    false    true
///     colour     green   red      green
///     lookups    1       2        3
///
/// Book: chapter4/deriving_state
public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    todo()
}
