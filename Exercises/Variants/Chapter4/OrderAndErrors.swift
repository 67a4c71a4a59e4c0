import Attempts
import FRP

public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    variants {
        right("The two parts are the values of a signal, and `concat` takes one after the other.") {
            [login.takeLast(1), photos].signal.concat()
        }
        right("`collect` waits for all steps, and the photos begin with the last of them.") {
            login.collect().flattenMap { steps in steps.last.map { photos.startWith($0) } ?? photos }
        }
        right("A signal made by hand keeps the last step, and subscribes to the photos at the completion.") {
            Signal { observer in
                let last = Property<Int?>(nil)
                let second = SerialDisposable()
                let first = login.subscribe(
                    next: { last.value = $0 }, error: observer.sendError,
                    completed: {
                        if let step = last.value { observer.sendNext(step) }
                        second.inner = photos.subscribe(observer)
                    })
                return Disposable([first, second.disposable])
            }
        }
        wrong("forgets the last step") { login.then { photos } }
        wrong("takes the steps of the login for photos") { login.concat(photos) }
        wrong("asks for photos at every step") { login.flattenMap { _ in photos } }
        wrong("does not wait for the login") { login.takeLast(1).merge(photos) }
        wrong("shows photos although the login has failed") {
            login.catchTo(.empty).takeLast(1).concat(photos)
        }
        wrong("asks at the last step, and shows no photos where there is no step") {
            login.takeLast(1).flattenMap { photos.startWith($0) }
        }
    }
}

public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    variants {
        right("`flattenMap` is written as `map` and `flatten`, and the error is caught between them.") {
            words.map { lookUp($0).catchTo(.return($0)) }.flatten()
        }
        right("`catch` gets the error, and does not look at it.") {
            words.flattenMap { word in lookUp(word).catch { _ in .return(word) } }
        }
        right("`materialize` makes values of all events, and an error is mapped like any other value.") {
            words.flattenMap { word in
                lookUp(word).materialize().compactMap { event in
                    switch event {
                    case .next(let page): page
                    case .error: word
                    case .completed: nil
                    }
                }
            }
        }
        wrong("subscribes again, and names no unknown word") { words.flattenMap(lookUp).retry(9) }
        wrong("catches the error when everything has ended") { words.flattenMap(lookUp).catchTo(.return(0)) }
        wrong("says 0 for every unknown word") { words.flattenMap { lookUp($0).catchTo(.return(0)) } }
        wrong("says nothing of an unknown word") { words.flattenMap { lookUp($0).catchTo(.empty) } }
        wrong("goes on outside, with a second subscription to the words") {
            words.flattenMap(lookUp).catch { _ in words.flattenMap(lookUp).startWith(0) }
        }
        wrong("drops a look-up when the next word comes") {
            words.map { lookUp($0).catchTo(.return($0)) }.switchToLatest()
        }
        wrong("goes on looking up when nobody waits for the pages") {
            words.flattenMap { lookUp($0).replay().catchTo(.return($0)) }
        }
        wrong("hides an error of the words too") {
            words.catchTo(.empty).flattenMap { lookUp($0).catchTo(.return($0)) }
        }
        wrong("sends the number of every word") {
            words.flattenMap { lookUp($0).catchTo(.empty).startWith($0) }
        }
    }
}

public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    variants {
        right("`catch` makes the signal in a closure, which gets the error and does not look at it.") {
            forecast.retry(2).catch { _ in .return(yesterday) }
        }
        right("`retry(2)` is written out: after an error the forecast follows, and again.") {
            forecast.catchTo(forecast).catchTo(forecast).catchTo(.return(yesterday))
        }
        wrong("replaces the error before retry can see it") {
            forecast.catch { _ in .return(yesterday) }.retry(2)
        }
        wrong("counts the first attempt") { forecast.retry(1).catch { _ in .return(yesterday) } }
        wrong("tries three times more") { forecast.retry(3).catch { _ in .return(yesterday) } }
        wrong("never gives up") { forecast.retry() }
        wrong("ends without a word") { forecast.retry(2).catchTo(.empty) }
        wrong("shows yesterday's after today's too") {
            forecast.retry(2).catchTo(.empty).concat(.return(yesterday))
        }
    }
}
