import Attempts
import FRP

/// Exercise 4.11.1 · Show the photos when the login is done.
///
/// `login` sends the number of each of its steps. Ask for `photos` when it has completed, and send only these.
/// If the login fails, the result fails, and nobody asks for photos.
///
///     login     -1--2-|
///     photos          -7-8|      asked for at 6
///     result    -------7-8|
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/Then.swift
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.11.2 · Try twice more and then show yesterday's.
///
/// Each subscription to `forecast` is a request, and may fail. Then make another, up to two more. If the last one
/// fails too, send `yesterday` and complete. Values that arrive before a failure are passed on.
///
///     forecast    --X                it fails each time; `yesterday` is 4
///     result      ------(4|)         requests: 3
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/Retry.swift, Catch.swift
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    todo()
}
