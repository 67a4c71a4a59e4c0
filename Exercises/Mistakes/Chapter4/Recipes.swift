import Attempts
import FRP

public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    mistake([
        "takes the steps of the login for photos": { login.concat(photos) },
        "asks for photos at every step": { login.flattenMap { _ in photos } },
        "does not wait for the login": { login.ignoreValues().merge(photos) },
        "shows photos although the login has failed": { login.catchTo(.empty).then { photos } },
        "asks at the last step and loses it without one": { login.takeLast(1).flattenMap { _ in photos } },
    ])
}

public func heardAtTheDoor() -> String {
    mistake([
        "thinks that the second visitor waits for the first": { "-1-1-12-2-2|" },
        "thinks that the second visitor silences the first": { "-1-12-2-2|" },
        "thinks that it ends with the visitors": { "-1-121|" },
    ])
}

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    mistake([
        "does not tell throttle that the price has gone up": {
            price.filter { $0 < 5 }.throttle(.seconds(3), on: time)
        },
        "waits, and then buys at an old price": { price.delay(.seconds(3), on: time).filter { $0 < 5 } },
        "holds back only the low prices": { price.throttle(.seconds(3), on: time, where: { $0 < 5 }) },
        "buys at 5 too": { price.throttle(.seconds(3), on: time).filter { $0 <= 5 } },
        "throttles and takes any price": { price.throttle(.seconds(3), on: time) },
    ])
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    mistake([
        "decodes after the delivery": {
            download.subscribeOn(background).deliverOn(main).map(decode)
        },
        "takes one for the other": { download.map(decode).subscribeOn(main).deliverOn(background) },
        "thinks that deliverOn moves the work": { download.map(decode).deliverOn(main) },
        "thinks that events return to main by themselves": { download.map(decode).subscribeOn(background) },
        "decodes in the background what was downloaded elsewhere": {
            download.deliverOn(background).map(decode).deliverOn(main)
        },
    ])
}

public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    mistake([
        "replaces the error before retry can see it": {
            forecast.catch { _ in .return(yesterday) }.retry(2)
        },
        "counts the first attempt": { forecast.retry(1).catch { _ in .return(yesterday) } },
        "tries three times more": { forecast.retry(3).catch { _ in .return(yesterday) } },
        "never gives up": { forecast.retry() },
        "ends without a word": { forecast.retry(2).catchTo(.empty) },
        "shows yesterday's after today's too": {
            forecast.retry(2).catchTo(.empty).concat(.return(yesterday))
        },
    ])
}
