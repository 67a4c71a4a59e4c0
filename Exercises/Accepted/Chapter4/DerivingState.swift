import Attempts
import FRP

public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    accepted([
        "A handler sets the button instead of a binding.": {
            _ = name.signal.subscribe(next: { button.value = $0.count > 2 })
        },
        "It asks whether the name is too short, and `not` turns the answer round.": {
            _ = name.signal.map { $0.count < 3 }.not().bind(to: button)
        },
    ])
}

public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    let lamp = Property("")
    return accepted([
        "It has two `map` steps: first whether a seat is free, then the colour.": {
            freeSeats.signal.map { $0 > 0 }.map { $0 ? "green" : "red" }.bind(to: lamp)
            return lamp
        },
        "A handler sets the lamp instead of a binding.": {
            freeSeats.signal.subscribe(next: { lamp.value = $0 > 0 ? "green" : "red" })
            return lamp
        },
        "Red and green come from two signals, and `merge` joins them.": {
            let full = freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }
            full.merge(freeSeats.signal.filter { $0 > 0 }.map { _ in "green" }).bind(to: lamp)
            return lamp
        },
    ])
}

public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    accepted([
        "The colour follows the button, which knows the answer already, so nobody asks twice.": {
            word.signal.map(isKnown).bind(to: button)
            _ = button.signal.map { $0 ? "green" : "red" }.bind(to: colour)
        },
        "`publish` shares the lookups; it connects when both bindings are there.": {
            let lookups = word.signal.map(isKnown).publish()
            lookups.signal.bind(to: button)
            lookups.signal.map { $0 ? "green" : "red" }.bind(to: colour)
            lookups.connect()
        },
        "One handler sets both properties, so there is nothing to share.": {
            _ = word.signal.map(isKnown).subscribe(next: {
                button.value = $0
                colour.value = $0 ? "green" : "red"
            })
        },
    ])
}
