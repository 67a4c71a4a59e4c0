import Attempts
import FRP

/// `takeLast(1)` waits for the completion, and sends the last step then. `concat` subscribes to the photos only when the
/// login has completed. An error is not a completion, so it passes through.
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    login.takeLast(1).concat(photos)
}

/// An error ends everything behind it. If you catch it in the closure, it has ended one look-up. If you catch it after
/// `flattenMap`, it has ended all look-ups, and the subscription to `words` too. Only the closure knows the word.
public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    words.flattenMap { word in lookUp(word).catchTo(.return(word)) }
}

/// `retry` must get the error before `catchTo` replaces it, so it comes first. It counts the further attempts:
/// two, after the first one.
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    forecast.retry(2).catchTo(.return(yesterday))
}
