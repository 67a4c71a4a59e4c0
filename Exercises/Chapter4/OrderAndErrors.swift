import Attempts
import FRP

/// Exercise 4.11.1 · Show the photos when the login is done.
///
/// `login` sends the number of each of its steps. When it has completed, send the last of these numbers, and then the
/// photos: ask for `photos` only then. A login without any step has no last number. If the login fails, the result
/// fails without a value, and nobody asks for photos.
///
///     login     -1--2-|
///     photos          -7-8|      asked for at 6
///     result    ------27-8|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func photosAfterLogin(_ login: Signal<Int>, _ photos: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.11.2 · Repair the dictionary that stops at an unknown word.
///
/// `words` sends the number of each word that somebody types. `lookUp` makes a signal for a word: it sends pages, and
/// fails if the word is unknown. Send all these pages, and where a look-up fails, the number of its word. An unknown
/// word must not stop the others; this dictionary stops, and says 0. If `words` itself fails, the result fails too.
///
///     words     -1---2---3---|       2 is unknown
///     result    --8---2---9--|       (now: --8---(0|))
///
/// Book: chapter5/revisiting_functionalReactivePixels
public func pagesFound(
    _ words: Signal<Int>, lookUp: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    return words.flattenMap(lookUp).catchTo(.return(0))
}

/// Exercise 4.11.3 · Try twice more and then show yesterday's. (stretch)
///
/// Each subscription to `forecast` is a request, and may fail. After a failure make another request, up to two more.
/// If the last one fails too, send `yesterday` and complete. Values that arrive before a failure are passed on.
///
///     forecast    --X                it fails each time; `yesterday` is 4
///     result      ------(4|)         requests: 3
///
/// Book: chapter5/revisiting_functionalReactivePixels and RAC 2
public func patientForecast(_ forecast: Signal<Int>, yesterday: Int) -> Signal<Int> {
    todo()
}
