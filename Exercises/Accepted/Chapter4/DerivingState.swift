import Attempts
import FRP
@_exported import Chapter4Solutions

public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    accepted([
        "by hand, but for every value": { _ = name.signal.subscribe(next: { button.value = $0.count > 2 }) },
        "by the opposite": { _ = name.signal.map { $0.count < 3 }.not().bind(to: button) },
    ])
}

public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    let lamp = Property("")
    return accepted([
        "in two steps": {
            freeSeats.signal.map { $0 > 0 }.map { $0 ? "green" : "red" }.bind(to: lamp)
            return lamp
        },
        "by hand, but for every value": {
            freeSeats.signal.subscribe(next: { lamp.value = $0 > 0 ? "green" : "red" })
            return lamp
        },
        "with two halves, merged": {
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
        "the colour follows the button": {
            word.signal.map(isKnown).bind(to: button)
            _ = button.signal.map { $0 ? "green" : "red" }.bind(to: colour)
        },
        "with a connection": {
            let lookups = word.signal.map(isKnown).publish()
            lookups.signal.bind(to: button)
            lookups.signal.map { $0 ? "green" : "red" }.bind(to: colour)
            lookups.connect()
        },
        "one subscriber sets both": {
            _ = word.signal.map(isKnown).subscribe(next: {
                button.value = $0
                colour.value = $0 ? "green" : "red"
            })
        },
    ])
}
