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

public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    accepted([
        "`flattenMap` is written as `map` and `flatten`, and the error is caught between them.": {
            words.map(lookUp).map { $0.catchTo(.return(0)) }.flatten()
        },
        "`catch` gets the error, and does not look at it.": {
            words.flattenMap { lookUp($0).catch { _ in .return(0) } }
        },
        "`materialize` makes values of all events, and an error is mapped like any other value.": {
            words.flattenMap { word in
                lookUp(word).materialize().compactMap { event in
                    switch event {
                    case .next(let page): page
                    case .error: 0
                    case .completed: nil
                    }
                }
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
