import Attempts
import FRP

public func enableTheButton(_ button: Property<Bool>, by name: Property<String>) {
    mistake([
        "looks at the name once, at the beginning": { button.value = name.value.count >= 3 },
        "enables the button and never disables it": {
            _ = name.signal.filter { $0.count >= 3 }.map { _ in true }.bind(to: button)
        },
        "demands more than three letters": { _ = name.signal.map { $0.count > 3 }.bind(to: button) },
        "waits for the first change": { _ = name.signal.skip(1).map { $0.count >= 3 }.bind(to: button) },
    ])
}

public func lampOfTheBus(_ freeSeats: Property<Int>) -> Property<String> {
    let lamp = Property("green")
    return mistake([
        "tells the lamp when the bus fills, and not when a seat is free again": {
            freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }.bind(to: lamp)
            return lamp
        },
        "binds a second signal to the lamp": {
            freeSeats.signal.filter { $0 == 0 }.map { _ in "red" }.bind(to: lamp)
            Misuse.reporting(to: { _ in }) {
                _ = freeSeats.signal.filter { $0 > 0 }.map { _ in "green" }.bind(to: lamp)
            }
            return lamp
        },
        "is red for the last seat": {
            freeSeats.signal.map { $0 <= 1 ? "red" : "green" }.bind(to: lamp)
            return lamp
        },
        "computes the colour once": { Property(freeSeats.value == 0 ? "red" : "green") },
    ])
}

public func checksOfTheAddress() -> Int {
    mistake([
        "takes both bindings for one check": { 3 },
        "forgets that a newcomer is told the value there is": { 4 },
        "counts the warning, to which nobody subscribes": { 9 },
        "counts the bindings alone": { 2 },
    ])
}

public func markTheWord(
    _ word: Property<String>, button: Property<Bool>, colour: Property<String>,
    isKnown: @escaping @Sendable (String) -> Bool
) {
    let isInDictionary = word.signal.map(isKnown)
    mistake([
        "uses a recipe twice": {
            isInDictionary.bind(to: button)
            _ = isInDictionary.map { $0 ? "green" : "red" }.bind(to: colour)
        },
        "shares, but a newcomer is not told what holds now": {
            let shared = isInDictionary.publish().autoconnect()
            shared.bind(to: button)
            _ = shared.map { $0 ? "green" : "red" }.bind(to: colour)
        },
        "shares again for each of the two": {
            isInDictionary.replayLast().bind(to: button)
            _ = isInDictionary.replayLast().map { $0 ? "green" : "red" }.bind(to: colour)
        },
        "looks up the first word alone": {
            let isFirstKnown = isKnown(word.value)
            button.value = isFirstKnown
            colour.value = isFirstKnown ? "green" : "red"
        },
    ])
}
