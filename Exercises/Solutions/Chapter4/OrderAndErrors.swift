import Attempts
import FRP

/// `then` drops the values, waits for the completion, and only then makes the second signal. An error is not a
/// completion, so it passes through.
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    login.then { photos }
}

/// `retry` must get the error before `catch` replaces it, so it comes first. It counts the further attempts:
/// two, after the first one.
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    forecast.retry(2).catch { _ in .return(yesterday) }
}
