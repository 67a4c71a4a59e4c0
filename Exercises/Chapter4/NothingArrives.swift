import Attempts
import FRP

/// Exercise 4.17.1 · Repair the scale whose display stays empty.
///
/// This is the chain of section 4.17. `tariff` sends the price of a kilo whenever it changes. Until it does, a kilo costs 3.
/// The display should show what the parcel costs, and follow the scale and the tariff.
///
///     scale     9--0--3-------5------8--|
///     tariff    ---------------4--------|
///     result    --------a------bc------d|
///     a = 12 €, b = 16 €, c = 24 €, d = 36 €
///
/// Book: not in it
public func display(
    _ scale: Signal<Int>, tariff: Signal<Int>, on time: some Scheduler
) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return
        scale
        .skip(1)
        .filter { $0 > 0 }
        .debounce(.seconds(2), on: time)
        .distinctUntilChanged()
        .map { $0 + 1 }
        .combineLatest(with: tariff)
        .map { $0 * $1 }
        .filter { $0 < 100 }
        .map { "\($0) €" }
        .deliverOn(time)
}

/// Exercise 4.17.2 · Move the bus on the map.
///
/// The bus sends its place again and again. Moving it on the map takes some time, so after one place wait for five seconds.
/// Then move it to the latest place that has come in these seconds. If none has come, the next place moves it at once, and so
/// does the first place of all. (When the bus completes, send a place that still waits, or leave it out.)
///
///     bus       -1-23---45--6-7--------8-|
///     result    -1----3----5----7------8-|
///
/// Book: not in it
public func placesOnTheMap(_ bus: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    todo()
}

/// Exercise 4.17.3 · Predict what logged prints.
///
/// Return the lines that this program prints, from the first to the last:
///
///     [4, 12].signal
///         .logged("all")
///         .filter { $0 > 9 }
///         .logged("large")
///         .startWith(0)
///         .logged("shown")
///         .subscribe()
///
/// `[4, 12].signal` sends 4 and 12 at once, and completes. A value is printed as `all: next(4)`, and the end as
/// `all: completed`.
///
/// Book: not in it
public func linesOfTheLog() -> [String] {
    todo()
}
