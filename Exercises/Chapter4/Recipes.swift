import Attempts
import FRP

/// Exercise 4.10.1 · Show the photos when the login is done.
///
/// `login` sends the number of each of its steps. Ask for `photos` when it has completed, and send only these.
/// If the login fails, the result fails, and nobody asks for photos.
///
///     login     -1--2-|
///     photos          -7-8|      asked for at 6
///     result    -------7-8|
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/Then.swift
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.10.2 · Predict what is heard at the door.
///
/// Draw, as a marble diagram, what this signal sends. Each visitor knocks three times.
///
///     let visitors = Signal<Int>(marbles: "-1--2-|", on: time)
///     visitors.flattenMap { visitor in
///         Signal(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
///     }
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/FlattenMap.swift
public func heardAtTheDoor() -> String {
    todo()
}

/// Exercise 4.10.3 · Buy at a price that has held.
///
/// `price` changes from time to time. When a price below 5 has stayed for three seconds, send it. Here 3 changes
/// too soon, and 9 is too high. (What becomes of a price that has not held for three seconds when `price`
/// completes is up to you.)
///
///     price     --3-7----4-----9-----|
///     result    ------------4--------|
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/Throttle.swift
public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    todo()
}

/// Exercise 4.10.4 · Decode in the background and show on main.
///
/// The app stutters whenever a portrait arrives: `decode` takes long. Repair it: subscribe to `download` and
/// decode on `background`, and let the values of the result arrive on `main`.
///
///     background    subscribe to download, decode
///     main                                           show
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/DeliverOn.swift, SubscribeOn.swift
public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return download.subscribeOn(background).deliverOn(main).map(decode)
}

/// Exercise 4.10.5 · Try twice more and then show yesterday's.
///
/// Each subscription to `forecast` is a request, and may fail. Then make another, up to two more. If the last one
/// fails too, send `yesterday` and complete. Values that arrive before a failure are passed on.
///
///     forecast    --X                it fails each time; `yesterday` is 4
///     result      ------(4|)         requests: 3
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/Retry.swift, Catch.swift
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    todo()
}
