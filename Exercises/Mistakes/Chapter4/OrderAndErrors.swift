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
