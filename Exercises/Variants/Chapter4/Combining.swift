import Attempts
import FRP

public func ringsInTheHouse(front: Signal<Int>, back: Signal<Int>) -> Signal<Int> {
    variants {
        right("`Signal.merge` takes a list, so it can join more than two.") {
            .merge([front.filter { $0 != 0 }, back])
        }
        right("The two bells are the values of a signal, and `flatten` merges them.") {
            [front.filter { $0 > 0 }, back].signal.flatten()
        }
        right("A signal made by hand subscribes to both, and counts how many can still ring.") {
            Signal { observer in
                let running = Property(2)
                let bells = [front, back].map { bell in
                    bell.subscribe(
                        next: { if $0 > 0 { observer.sendNext($0) } }, error: observer.sendError,
                        completed: {
                            running.modify { $0 -= 1 }
                            if running.value == 0 { observer.sendCompleted() }
                        })
                }
                return Disposable(bells)
            }
        }
        wrong("takes the loose contact for a ring") { front.merge(back) }
        wrong("waits until both have rung") { front.zip(with: back).map { $1 } }
        wrong("sends a ring for a pair of latest rings") { front.combineLatest(with: back).map { $1 } }
        wrong("leaves the front door for the back door") { [front, back].signal.switchToLatest() }
        wrong("lets the back door wait until the front door is done") { front.concat(back) }
        wrong("is quiet as soon as one bell has completed") {
            Signal { observer in Disposable([front, back].map { $0.subscribe(observer) }) }
        }
    }
}

public func guests(kitchen: Signal<Int>, garden: Signal<Int>) -> Signal<Int> {
    variants {
        right("`Signal.combineLatest` takes a list of rooms, and the sum is a fold.") {
            Signal<[Int]>.combineLatest([kitchen.startWith(0), garden.startWith(0)]).map { $0.reduce(0, +) }
        }
        right(
            "Each room sends by how much it has changed; `merge` joins the changes, and `scan` adds them up."
        ) {
            func changes(_ room: Signal<Int>) -> Signal<Int> {
                room.combinePrevious(0).map { $0.current - $0.previous }
            }
            return changes(kitchen).merge(changes(garden)).scan(0, +).startWith(0)
        }
        wrong("says 0 at once, and then waits for both rooms") {
            kitchen.combineLatest(with: garden).map(+).startWith(0)
        }
        wrong("gives only one of the rooms a first value") {
            kitchen.startWith(0).combineLatest(with: garden).map(+)
        }
        wrong("counts everybody again at each value") { kitchen.merge(garden).scan(0, +).startWith(0) }
        wrong("waits for a partner of each value") {
            kitchen.startWith(0).zip(with: garden.startWith(0)).map(+)
        }
        wrong("sends the guests of one room") { kitchen.merge(garden).startWith(0) }
    }
}

public func readings(of thermometer: Signal<Int>, at presses: Signal<String>) -> Signal<Int> {
    variants {
        right("A signal made by hand keeps the latest temperature in a property, for each subscriber.") {
            Signal { observer in
                let latest = Property<Int?>(nil)
                let temperature = thermometer.subscribe(
                    next: { latest.value = $0 }, error: observer.sendError, completed: observer.sendCompleted)
                let pressing = presses.subscribe(
                    next: { _ in if let now = latest.value, now != 0 { observer.sendNext(now) } },
                    error: observer.sendError, completed: observer.sendCompleted)
                return Disposable([temperature, pressing])
            }
        }
        right(
            "A temperature that counts for nothing is `nil`, and `compactMap` leaves it out after the press."
        ) {
            thermometer.map { $0 == 0 ? nil : $0 }.sample(by: presses).compactMap(\.self)
        }
        wrong("sends an older temperature while the thermometer is out of order") {
            thermometer.filter { $0 != 0 }.sample(by: presses)
        }
        wrong("sends the 0 of a thermometer that is out of order") { thermometer.sample(by: presses) }
        wrong("sends at each change of the temperature too") {
            thermometer.combineLatest(with: presses).map { now, _ in now }.filter { $0 != 0 }
        }
        wrong("uses each temperature for one press only") {
            thermometer.zip(with: presses).map { now, _ in now }.filter { $0 != 0 }
        }
        wrong("sends nothing when the temperature is the same as at the last press") {
            thermometer.sample(by: presses).filter { $0 != 0 }.distinctUntilChanged()
        }
        wrong("sends a temperature that nobody has measured") {
            thermometer.startWith(1).sample(by: presses).filter { $0 != 0 }
        }
        wrong("goes on when the thermometer has completed") {
            thermometer.map { now in presses.map { _ in now } }.switchToLatest().filter { $0 != 0 }
        }
        wrong("takes the button for a switch that turns the thermometer off") {
            thermometer.takeUntil(presses)
        }
    }
}

public func heardAtTheDoor() -> String {
    variants {
        wrong("thinks that the second visitor waits for the first") { "-1-1-12-2-2|" }
        wrong("thinks that the second visitor silences the first") { "-1-12-2-2|" }
        wrong("thinks that it ends with the visitors") { "-1-121|" }
        wrong("thinks that both begin at once") { "-1212-12|" }
    }
}

public func minutesShown(
    _ stop: Signal<Int>, minutes: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    variants {
        right(
            "`flattenMap` stays: another stop ends each inner signal. The end of `stop` does not (`never`)."
        ) {
            stop.flattenMap { minutes($0).takeUntil(stop.concat(.never)) }
        }
        right("A signal of signals is made first, and given a name.") {
            let waits: Signal<Signal<Int>> = stop.map { minutes($0) }
            return waits.switchToLatest()
        }
        wrong("does not start again when the same stop is chosen") {
            stop.distinctUntilChanged().map(minutes).switchToLatest()
        }
        wrong("keeps the stops that were chosen before") { stop.flattenMap(minutes) }
        wrong("shows the first stop for ever") { stop.take(1).flattenMap(minutes) }
        wrong("shows one value of each stop") { stop.flattenMap { minutes($0).take(1) } }
        wrong("goes dark when no other stop can be chosen") {
            stop.flattenMap { minutes($0).takeUntil(stop) }
        }
        wrong("lets the new stop wait until the old one has completed") { stop.map(minutes).concat() }
        wrong("goes on asking for the minutes of an old stop") {
            stop.map { minutes($0).replay() }.switchToLatest()
        }
        wrong("goes on when a stop has failed") { stop.map { minutes($0).catchTo(.empty) }.switchToLatest() }
    }
}

public func lapsCompared(anna: Signal<Int>, ben: Signal<Int>) -> Signal<Int> {
    variants {
        right("Ben comes first in the pairs, so `-` itself is the closure of `map`.") {
            ben.zip(with: anna).map(-)
        }
        right("`Signal.zip` takes a list, and sends an array for each lap.") {
            Signal<[Int]>.zip([anna, ben]).map { $0[1] - $0[0] }
        }
        wrong("compares the latest laps, whichever they are") {
            anna.combineLatest(with: ben).map { $1 - $0 }
        }
        wrong("turns the difference round") { anna.zip(with: ben).map { $0 - $1 } }
        wrong("does not say who was faster") { anna.zip(with: ben).map { abs($1 - $0) } }
        wrong("compares all the minutes until then") {
            anna.scan(0, +).zip(with: ben.scan(0, +)).map { $1 - $0 }
        }
        wrong("goes on until both have completed") {
            anna.zip(with: ben).map { $1 - $0 }.merge(anna.merge(ben).ignoreValues())
        }
    }
}
