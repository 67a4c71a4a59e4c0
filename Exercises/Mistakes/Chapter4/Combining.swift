import Attempts
import FRP

public func ringsInTheHouse(front: Signal<Int>, back: Signal<Int>) -> Signal<Int> {
    mistake([
        "lets the back door wait until the front door is done": { front.concat(back) },
        "waits until both have rung": { front.zip(with: back).map { $1 } },
        "sends a ring for a pair of latest rings": { front.combineLatest(with: back).map { $1 } },
        "leaves the front door for the back door": {
            [front, back].signal.switchToLatest()
        },
        "is quiet as soon as one bell has completed": {
            Signal { observer in
                let bells = [front, back].map { $0.subscribe(observer) }
                return CompoundDisposable(bells).disposable
            }
        },
    ])
}

public func guests(kitchen: Signal<Int>, garden: Signal<Int>) -> Signal<Int> {
    mistake([
        "says 0 at once, and then waits for both rooms": {
            kitchen.combineLatest(with: garden).map(+).startWith(0)
        },
        "says nothing until there were guests in both rooms": {
            kitchen.combineLatest(with: garden).map(+)
        },
        "gives only one of the rooms a first value": {
            kitchen.startWith(0).combineLatest(with: garden).map(+)
        },
        "counts everybody again at each value": { kitchen.merge(garden).scan(0, +).startWith(0) },
        "waits for a partner of each value": {
            kitchen.startWith(0).zip(with: garden.startWith(0)).map(+)
        },
        "sends the guests of one room": { kitchen.merge(garden).startWith(0) },
    ])
}

public func readings(of thermometer: Signal<Int>, at presses: Signal<String>) -> Signal<Int> {
    mistake([
        "sends at each change of the temperature too": {
            thermometer.combineLatest(with: presses).map { temperature, _ in temperature }
        },
        "uses each temperature for one press only": {
            thermometer.zip(with: presses).map { temperature, _ in temperature }
        },
        "sends nothing when the temperature is the same as at the last press": {
            thermometer.sample(by: presses).distinctUntilChanged()
        },
        "sends a temperature that nobody has measured": { thermometer.startWith(0).sample(by: presses) },
        "goes on when the thermometer has completed": {
            thermometer.map { now in presses.map { _ in now } }.switchToLatest()
        },
        "takes the button for a switch that turns it off": { thermometer.takeUntil(presses) },
    ])
}

public func heardAtTheDoor() -> String {
    mistake([
        "thinks that the second visitor waits for the first": { "-1-1-12-2-2|" },
        "thinks that the second visitor silences the first": { "-1-12-2-2|" },
        "thinks that it ends with the visitors": { "-1-121|" },
        "thinks that both begin at once": { "-1212-12|" },
    ])
}

public func minutesShown(
    _ stop: Signal<Int>, minutes: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    mistake([
        "lets the new stop wait until the old one has completed": { stop.map(minutes).concat() },
        "keeps the stops that were chosen before": { stop.flattenMap(minutes) },
        "shows the first stop for ever": { stop.take(1).flattenMap(minutes) },
        "shows one value of each stop": { stop.flattenMap { minutes($0).take(1) } },
        "goes dark when no other stop can be chosen": {
            stop.flattenMap { minutes($0).takeUntil(stop) }
        },
        "does not start again when the same stop is chosen": {
            stop.distinctUntilChanged().map(minutes).switchToLatest()
        },
        "goes on when a stop has failed": {
            stop.map { minutes($0).catchTo(.empty) }.switchToLatest()
        },
    ])
}

public func lapsCompared(anna: Signal<Int>, ben: Signal<Int>) -> Signal<Int> {
    mistake([
        "compares the latest laps, whichever they are": { anna.combineLatest(with: ben).map { $1 - $0 } },
        "turns the difference round": { anna.zip(with: ben).map { $0 - $1 } },
        "does not say who was faster": { anna.zip(with: ben).map { abs($1 - $0) } },
        "compares all the minutes until then": {
            anna.scan(0, +).zip(with: ben.scan(0, +)).map { $1 - $0 }
        },
        "goes on until both have completed": {
            anna.zip(with: ben).map { $1 - $0 }
                .merge(anna.merge(ben).ignoreValues())
        },
    ])
}
