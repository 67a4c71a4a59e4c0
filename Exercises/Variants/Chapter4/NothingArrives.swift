import Attempts
import FRP

public func display(
    _ scale: Signal<Int>, tariff: Signal<Int>, on time: some Scheduler
) -> Signal<String> {
    variants {
        right("It puts the first tariff before the others with `concat`.") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .combineLatest(with: Signal.return(3).concat(tariff)).map { $0 * $1 }.filter { $0 < 100 }.map {
                "\($0) €"
            }.deliverOn(time)
        }
        right("It merges the first tariff with the others.") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .combineLatest(with: Signal.return(3).merge(tariff)).map { $0 * $1 }.filter { $0 < 100 }.map {
                "\($0) €"
            }.deliverOn(time)
        }
        right("It names the tariff first, and the weight second.") {
            let weights = scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time)
                .distinctUntilChanged()
            return tariff.startWith(3).combineLatest(with: weights).map { $0 * ($1 + 1) }
                .filter { $0 < 100 }.map { "\($0) €" }.deliverOn(time)
        }
        wrong("leaves the tariff as it is") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .combineLatest(with: tariff).map { $0 * $1 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(time)
        }
        wrong("gives the weight a first value instead of the tariff") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }.startWith(0)
                .combineLatest(with: tariff).map { $0 * $1 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(
                    time)
        }
        wrong("shows something of its own at the end of the chain") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .combineLatest(with: tariff).map { $0 * $1 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(time)
            .startWith("12 €")
        }
        wrong("pairs each weight with one tariff") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .zip(with: tariff.startWith(3)).map { $0 * $1 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(
                time)
        }
        wrong("does not show a new tariff before the next weight") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .flattenMap { weight in Signal.return(weight) }.combineLatest(with: tariff.startWith(3).take(1))
            .map { $0 * $1 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(time)
        }
        wrong("calculates with 3 for ever") {
            scale.skip(1).filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map {
                $0 + 1
            }
            .map { $0 * 3 }.filter { $0 < 100 }.map { "\($0) €" }.deliverOn(time)
        }
        wrong("removes the debounce") {
            scale.skip(1).filter { $0 > 0 }.distinctUntilChanged().map { $0 + 1 }
                .combineLatest(with: tariff.startWith(3)).map { $0 * $1 }.filter { $0 < 100 }.map {
                    "\($0) €"
                }
                .deliverOn(time)
        }
        wrong("removes the skip") {
            scale.filter { $0 > 0 }.debounce(.seconds(2), on: time).distinctUntilChanged().map { $0 + 1 }
                .combineLatest(with: tariff.startWith(3)).map { $0 * $1 }.filter { $0 < 100 }.map {
                    "\($0) €"
                }
                .deliverOn(time)
        }
    }
}

public func placesOnTheMap(_ bus: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    variants {
        right("It is written by hand: a window that is open, and a place that waits.") {
            Signal { observer in
                let (isOpen, waiting) = (Property(false), Property<Int?>(nil))
                @Sendable func send(_ place: Int) {
                    observer.sendNext(place)
                    isOpen.value = true
                    waiting.value = nil
                    time.schedule(after: .seconds(5)) {
                        isOpen.value = false
                        if let place = waiting.value { send(place) }
                    }
                }
                return bus.subscribe(
                    next: { place in if isOpen.value { waiting.value = place } else { send(place) } },
                    error: { observer.sendError($0) }, completed: { observer.sendCompleted() })
            }
        }
        wrong("waits for a pause of the bus") { bus.debounce(.seconds(5), on: time) }
        wrong("sends each place, only later") { bus.delay(.seconds(5), on: time) }
        wrong("drops what comes while it waits") { bus.throttle(.seconds(5), latest: false, on: time) }
        wrong("looks every five seconds, and does not show the first place at once") {
            bus.sample(by: .interval(.seconds(5), on: time))
        }
        wrong("lets a place wait for only four seconds") { bus.throttle(.seconds(4), on: time) }
        wrong("sends all places, and gets later and later") {
            bus.map { Signal.return($0).concat(Signal.empty.delay(.seconds(5), on: time)) }.flatten(1)
        }
        wrong("leaves out a place that equals the one before") {
            bus.throttle(.seconds(5), on: time).distinctUntilChanged()
        }
    }
}

public func linesOfTheLog() -> [String] {
    variants {
        wrong("lets the subscription go down the chain") {
            [
                "all: subscribed", "large: subscribed", "shown: subscribed", "shown: next(0)", "all: next(4)",
                "all: next(12)", "large: next(12)", "shown: next(12)", "all: completed", "large: completed",
                "shown: completed",
            ]
        }
        wrong("lets startWith wait until all have subscribed") {
            [
                "shown: subscribed", "large: subscribed", "all: subscribed", "shown: next(0)", "all: next(4)",
                "all: next(12)", "large: next(12)", "shown: next(12)", "all: completed", "large: completed",
                "shown: completed",
            ]
        }
        wrong("lets all values pass one step before they go on") {
            [
                "shown: subscribed", "shown: next(0)", "large: subscribed", "all: subscribed", "all: next(4)",
                "all: next(12)", "all: completed", "large: next(12)", "large: completed", "shown: next(12)",
                "shown: completed",
            ]
        }
        wrong("prints what the filter leaves out") {
            [
                "shown: subscribed", "shown: next(0)", "large: subscribed", "all: subscribed", "all: next(4)",
                "large: next(4)", "shown: next(4)", "all: next(12)", "large: next(12)", "shown: next(12)",
                "all: completed", "large: completed", "shown: completed",
            ]
        }
        wrong("forgets the end") {
            [
                "shown: subscribed", "shown: next(0)", "large: subscribed", "all: subscribed", "all: next(4)",
                "all: next(12)", "large: next(12)", "shown: next(12)",
            ]
        }
    }
}
