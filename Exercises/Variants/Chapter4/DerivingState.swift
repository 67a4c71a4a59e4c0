import Attempts
import FRP

public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    variants {
        right("A handler sets the button instead of a binding.") {
            name.signal.subscribe(next: { button.value = $0.count > 2 })
        }
        right("It asks whether the name is too short, and `not` turns the answer round.") {
            name.signal.map { $0.count < 3 }.not().bind(to: button)
        }
        wrong("looks at the name once, at the beginning") { button.value = name.value.count >= 3 }
        wrong("enables the button and never disables it") {
            name.signal.filter { $0.count >= 3 }.map { _ in true }.bind(to: button)
        }
        wrong("demands more than three letters") { name.signal.map { $0.count > 3 }.bind(to: button) }
        wrong("waits for the first change") { name.signal.skip(1).map { $0.count >= 3 }.bind(to: button) }
    }
}

public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    variants {
        right("It has two `map` steps: first whether a seat is free, then the colour.") {
            let lamp = Property("")
            freeSeats.signal.map { $0 > 0 }.map { $0 ? "green" : "red" }.bind(to: lamp)
            return lamp
        }
        right("A handler sets the lamp instead of a binding.") {
            let lamp = Property("")
            freeSeats.signal.subscribe(next: { lamp.value = $0 > 0 ? "green" : "red" })
            return lamp
        }
        right("Red and green come from two signals, and `merge` joins them.") {
            let lamp = Property("")
            let full = freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }
            full.merge(freeSeats.signal.filter { $0 > 0 }.map { _ in "green" }).bind(to: lamp)
            return lamp
        }
        wrong("tells the lamp when the bus fills, and not when a seat is free again") {
            let lamp = Property("green")
            freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }.bind(to: lamp)
            return lamp
        }
        wrong("is red for the last seat") {
            let lamp = Property("green")
            freeSeats.signal.map { $0 <= 1 ? "red" : "green" }.bind(to: lamp)
            return lamp
        }
        wrong("computes the colour once") { Property(freeSeats.value == 0 ? "red" : "green") }
    }
}

public func checksOfTheAddress() -> Int {
    variants {
        wrong("takes both bindings for one check") { 4 }
        wrong("forgets that a new subscriber gets a value at once") { 6 }
        wrong("counts the warning, to which nobody subscribes") { 12 }
        wrong("counts the bindings alone") { 2 }
    }
}

public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    variants {
        right("`replayLast` (4.9) subscribes once for both bindings, and sends each the latest answer.") {
            let isInDictionary = word.signal.map(isKnown).replayLast()
            isInDictionary.bind(to: button)
            isInDictionary.map { $0 ? "green" : "red" }.bind(to: colour)
        }
        right("`publish` shares the lookups; it connects when both bindings are there.") {
            let lookups = word.signal.map(isKnown).publish()
            lookups.signal.bind(to: button)
            lookups.signal.map { $0 ? "green" : "red" }.bind(to: colour)
            lookups.connect()
        }
        right("One handler sets both properties, so there is nothing to share.") {
            word.signal.map(isKnown).subscribe(next: {
                button.value = $0
                colour.value = $0 ? "green" : "red"
            })
        }
        wrong("uses a recipe twice") {
            let isInDictionary = word.signal.map(isKnown)
            isInDictionary.bind(to: button)
            isInDictionary.map { $0 ? "green" : "red" }.bind(to: colour)
        }
        wrong("shares, but sends a new subscriber no value at once") {
            let shared = word.signal.map(isKnown).publish().autoconnect()
            shared.bind(to: button)
            shared.map { $0 ? "green" : "red" }.bind(to: colour)
        }
        wrong("looks up the first word alone") {
            let isFirstKnown = isKnown(word.value)
            button.value = isFirstKnown
            colour.value = isFirstKnown ? "green" : "red"
        }
    }
}
