import Attempts
import FRP

/// `merge` subscribes to both at once and passes on all their values. It completes when both have completed. The loose
/// contact belongs to one bell, so the `filter` is before the `merge`.
public func ringsInTheHouse(front: Signal<Int>, back: Signal<Int>) -> Signal<Int> {
    front.filter { $0 > 0 }.merge(back)
}

/// `combineLatest` waits until both sides have a value. With `startWith(0)` on each side both have one at once, so
/// there is a first sum, and one guest in one room is counted.
public func guests(kitchen: Signal<Int>, garden: Signal<Int>) -> Signal<Int> {
    kitchen.startWith(0).combineLatest(with: garden.startWith(0)).map(+)
}

/// The temperature is the state, and a press is the moment: `sample` takes the value from the one and the time from
/// the other. The `filter` comes after that: before it, an older temperature would take the place of the 0.
public func readings(of thermometer: Signal<Int>, at presses: Signal<String>) -> Signal<Int> {
    thermometer.sample(by: presses).filter { $0 != 0 }
}

/// The second visitor does not stop the first one, and does not wait: `flattenMap` passes on every value at
/// once. It completes when the outer signal (the visitors) and all inner signals (their knocks) have completed.
public func heardAtTheDoor() -> String {
    "-1-1212-2|"
}

/// The minutes of an old stop are of no use, so `switchToLatest` is right: it disposes the old signal when the next
/// one comes. `flattenMap` keeps all of them.
public func minutesShown(
    _ stop: Signal<Int>, minutes: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    stop.map(minutes).switchToLatest()
}

/// Lap belongs to lap, so the position counts: `zip` keeps the laps of the faster runner until the other one has
/// run them too.
public func lapsCompared(anna: Signal<Int>, ben: Signal<Int>) -> Signal<Int> {
    anna.zip(with: ben).map { $1 - $0 }
}
