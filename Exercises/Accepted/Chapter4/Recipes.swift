import Attempts
import FRP

public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    accepted([
        "with ignoreValues and concat": { login.ignoreValues().concat(photos) },
        "with filter and concat": { login.filter { _ in false }.concat(photos) },
        "by hand": {
            Signal { observer in
                let second = SerialDisposable()
                let first = login.subscribe(
                    error: observer.sendError,
                    completed: { second.set(photos.subscribe(observer)) }
                )
                return CompoundDisposable([first, second.disposable]).disposable
            }
        },
    ])
}

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    accepted([
        "with a delay that is given up for the next price": {
            price.map { Signal.return($0).delay(.seconds(3), on: time) }.switchToLatest().filter { $0 < 5 }
        },
        "letting the high prices through at once, to drop them later": {
            price.throttle(.seconds(3), on: time, where: { $0 < 5 }).filter { $0 < 5 }
        },
    ])
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    accepted([
        "subscribing first": { download.subscribeOn(background).map(decode).deliverOn(main) },
        "subscribing last": { download.map(decode).deliverOn(main).subscribeOn(background) },
        "delivering in the background in between": {
            download.subscribeOn(background).deliverOn(background).map(decode).deliverOn(main)
        },
    ])
}

public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    accepted([
        "with catchTo": { forecast.retry(2).catchTo(.return(yesterday)) },
        "catching three times": {
            forecast.catchTo(forecast).catchTo(forecast).catchTo(.return(yesterday))
        },
    ])
}
