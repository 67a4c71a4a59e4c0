import Attempts
import FRP

public func ringsInTheHouse(front: Signal<Int>, back: Signal<Int>) -> Signal<Int> {
    accepted([
        "`Signal.merge` takes a list, so it can join more than two.": { .merge([front, back]) },
        "The two bells are the values of a signal, and `flatten` merges them.": {
            [front, back].signal.flatten()
        },
        "A signal made by hand subscribes to both, and counts how many can still ring.": {
            Signal { observer in
                let running = Property(2)
                let bells = [front, back].map { bell in
                    bell.subscribe(
                        next: observer.sendNext,
                        error: observer.sendError,
                        completed: {
                            running.modify { $0 -= 1 }
                            if running.value == 0 { observer.sendCompleted() }
                        }
                    )
                }
                return CompoundDisposable(bells).disposable
            }
        },
    ])
}

public func guests(kitchen: Signal<Int>, garden: Signal<Int>) -> Signal<Int> {
    accepted([
        "`Signal.combineLatest` takes a list of rooms, and the sum is a fold.": {
            Signal<[Int]>.combineLatest([kitchen.startWith(0), garden.startWith(0)]).map { $0.reduce(0, +) }
        },
        "Each room sends by how much it has changed; `merge` joins the changes, and `scan` adds them up.": {
            func changes(_ room: Signal<Int>) -> Signal<Int> {
                room.combinePrevious(0).map { $0.current - $0.previous }
            }
            return changes(kitchen).merge(changes(garden)).scan(0, +).startWith(0)
        },
    ])
}

public func readings(of thermometer: Signal<Int>, at presses: Signal<String>) -> Signal<Int> {
    accepted([
        "A signal made by hand keeps the latest temperature in a property, for each subscriber.": {
            Signal { observer in
                let latest = Property<Int?>(nil)
                let temperature = thermometer.subscribe(
                    next: { latest.value = $0 }, error: observer.sendError,
                    completed: observer.sendCompleted
                )
                let pressing = presses.subscribe(
                    next: { _ in if let now = latest.value { observer.sendNext(now) } },
                    error: observer.sendError, completed: observer.sendCompleted
                )
                return CompoundDisposable([temperature, pressing]).disposable
            }
        }
    ])
}

public func minutesShown(
    _ stop: Signal<Int>, minutes: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    accepted([
        "`flattenMap` stays: another stop ends each inner signal. The end of `stop` does not (`never`).":
            {
                stop.flattenMap { minutes($0).takeUntil(stop.concat(.never)) }
            },
        "A signal of signals is made first, and given a name.": {
            let waits: Signal<Signal<Int>> = stop.map { minutes($0) }
            return waits.switchToLatest()
        },
    ])
}

public func lapsCompared(anna: Signal<Int>, ben: Signal<Int>) -> Signal<Int> {
    accepted([
        "Ben comes first in the pairs, so `-` itself is the closure of `map`.": {
            ben.zip(with: anna).map(-)
        },
        "`Signal.zip` takes a list, and sends an array for each lap.": {
            Signal<[Int]>.zip([anna, ben]).map { $0[1] - $0[0] }
        },
    ])
}
