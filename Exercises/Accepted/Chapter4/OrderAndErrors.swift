import Attempts
import FRP

public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    accepted([
        "`ignoreValues` drops the values, and `concat` goes on: the two halves of `then`.": {
            login.ignoreValues().concat(photos)
        },
        "A `filter` that lets nothing through drops the values, and `concat` goes on.": {
            login.filter { _ in false }.concat(photos)
        },
        "A signal made by hand subscribes to the photos when the login has completed.": {
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

public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    accepted([
        "`catchTo` takes the signal itself, since nobody looks at the error.": {
            forecast.retry(2).catchTo(.return(yesterday))
        },
        "`retry(2)` is written out: after an error the forecast follows, and again.": {
            forecast.catchTo(forecast).catchTo(forecast).catchTo(.return(yesterday))
        },
    ])
}
