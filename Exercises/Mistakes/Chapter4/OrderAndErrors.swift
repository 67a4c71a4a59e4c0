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

public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    mistake([
        "subscribes again, and sends no 0": { words.flattenMap(lookUp).retry(9) },
        "catches the error when everything has ended": {
            words.flattenMap(lookUp).catchTo(.return(0))
        },
        "says nothing of an unknown word": { words.flattenMap { lookUp($0).catchTo(.empty) } },
        "goes on outside, with a second subscription to the words": {
            words.flattenMap(lookUp)
                .catch { _ in words.flattenMap(lookUp).startWith(0) }
        },
        "drops a look-up when the next word comes": {
            words.map { lookUp($0).catchTo(.return(0)) }.switchToLatest()
        },
        "hides an error of the words too": {
            words.catchTo(.empty).flattenMap { lookUp($0).catchTo(.return(0)) }
        },
        "sends a 0 for every word": {
            words.flattenMap { lookUp($0).catchTo(.empty).startWith(0) }
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
