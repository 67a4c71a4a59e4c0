import Attempts
import FRP

/// `combineLatest` waits until both sides have sent a value, and the tariff sends nothing before it changes. `startWith` gives it a
/// first value.
public func display(
    _ scale: Signal<Int>, tariff: Signal<Int>, on time: some Scheduler
) -> Signal<String> {
    scale
        .skip(1)
        .filter { $0 > 0 }
        .debounce(.seconds(2), on: time)
        .distinctUntilChanged()
        .map { $0 + 1 }
        .combineLatest(with: tariff.startWith(3))
        .map { $0 * $1 }
        .filter { $0 < 100 }
        .map { "\($0) €" }
        .deliverOn(time)
}

/// `throttle` passes the first place on at once, and then the latest one of each window. `debounce` would wait for a pause, and a
/// bus that does not stop makes none.
public func placesOnTheMap(_ bus: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    bus.throttle(.seconds(5), on: time)
}

/// The subscription goes up the chain. `startWith` sends its value before it subscribes to what is above it. Then the
/// values go down, one after the other, each as far as it comes.
public func linesOfTheLog() -> [String] {
    [
        "shown: subscribed", "shown: next(0)", "large: subscribed", "all: subscribed", "all: next(4)",
        "all: next(12)", "large: next(12)", "shown: next(12)", "all: completed", "large: completed",
        "shown: completed",
    ]
}
