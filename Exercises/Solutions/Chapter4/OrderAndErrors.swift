import Attempts
import FRP

/// `then` drops the values, waits for the completion, and only then makes the second signal. An error is not a
/// completion, so it passes through.
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    login.then { photos }
}

/// An error ends everything behind it. If you catch it in the closure, it has ended one look-up. If you catch it after
/// `flattenMap`, it has ended all look-ups, and the subscription to `words` too.
public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    words.flattenMap { lookUp($0).catchTo(.return(0)) }
}

/// `retry` must get the error before `catch` replaces it, so it comes first. It counts the further attempts:
/// two, after the first one.
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    forecast.retry(2).catch { _ in .return(yesterday) }
}
