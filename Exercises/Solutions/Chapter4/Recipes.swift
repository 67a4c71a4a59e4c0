import Attempts
import FRP

/// `then` drops the values, waits for the completion, and only then makes the second signal. An error is not a
/// completion, so it passes through.
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    login.then { photos }
}

/// The second visitor does not make the first one stop, nor wait: `flattenMap` passes on whatever comes, as it
/// comes. It completes when the visitors and every one of their knocks have.
public func heardAtTheDoor() -> String {
    "-1-1212-2|"
}

/// First `throttle`, then `filter`. The other way round, `throttle` never hears of the 7 and takes the 3, which is
/// gone, for a price that has held.
public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    price.throttle(.seconds(3), on: time).filter { $0 < 5 }
}

/// What stands behind `deliverOn` happens where it delivers, so the decoding goes in front of it. `subscribeOn` is
/// about the beginning, wherever it stands in the chain.
public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    download.map(decode).subscribeOn(background).deliverOn(main)
}

/// `retry` must see the error before `catch` has replaced it, so it comes first. It counts the further attempts:
/// two, after the one there is anyway.
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    forecast.retry(2).catch { _ in .return(yesterday) }
}
