import Attempts
import FRP

/// `then` drops the values, waits for the completion, and only then makes the second signal. An error is not a
/// completion, so it passes through.
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    login.then { photos }
}

/// The second visitor does not stop the first one, and does not wait: `flattenMap` passes on every value at
/// once. It completes when the visitors and all their knocks have completed.
public func heardAtTheDoor() -> String {
    "-1-1212-2|"
}

/// First `throttle`, then `filter`. The other way round, `throttle` never gets the 7, and sends the 3, although
/// that price has changed.
public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    price.throttle(.seconds(3), on: time).filter { $0 < 5 }
}

/// Every step after `deliverOn` runs on its scheduler, so the decoding must come before it. `subscribeOn` decides
/// where the work begins, wherever it stands in the chain.
public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    download.map(decode).subscribeOn(background).deliverOn(main)
}

/// `retry` must get the error before `catch` replaces it, so it comes first. It counts the further attempts:
/// two, after the first one.
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    forecast.retry(2).catch { _ in .return(yesterday) }
}
