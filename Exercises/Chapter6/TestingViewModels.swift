import Attempts
import FRP
import Marbles
import Pixels

/// Exercise 6.5.1 · Test the pages at their edges.
///
/// `makePages` takes the names of photos and gives their pages: a function from index to name. Index 0 must give the
/// first name, 1 the next, and so on to the last; every other index must give nil. Write the test of that: true if the
/// pages are right, false if not. Your test is tried with good pages, and with some that are broken.
///
///     let pages = makePages(["Harbour", "Dunes"])
///     pages(1)                                        // "Dunes"
///
/// Book: chapter6/testing_viewModels
public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    todo()
}

/// Exercise 6.5.2 · Test that work begins with activation.
///
/// `makePhoto` takes a signal that fetches a picture, and makes the view model of the photo. Complete its test: true if
/// all of this holds, false if not.
///
/// - Never active so far: there was no fetch, and `isLoading` is false.
/// - Active for the first time: there was one fetch, and `isLoading` is true.
/// - The picture has come: `picture` has it.
/// - Inactive again: there was no other fetch.
///
///     active       f--t-----f--
///     fetches      0--1--------
///     isLoading    f--t-f------
///     picture      -----p------
///
/// `fetch.subscriptions.count` is the number of fetches.
///
/// Book: chapter6/testing_viewModels
public func workBeginsWithActivation(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    todo()  // Delete this line when you begin.
    let time = TestScheduler()
    let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
    let photo = makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) })
    photo.active = true
    time.run()
    return photo.picture.value != nil
}

/// Exercise 6.5.3 · Test that loading always ends. (stretch)
///
/// `makePhoto` takes the answer with the picture, and makes the photo's view model, which waits for the answer while it is
/// active. An answer may send more than one picture, first a rough one, then a better one. This test knows only one
/// ending. Complete it: true if all of this holds, false if not.
///
/// - Active, and the answer goes on: `isLoading` is true, and `trouble` is nil.
/// - The answer has completed: `isLoading` is false, and `trouble` is nil.
/// - The answer has failed: `isLoading` is false, and `trouble` says why.
/// - Inactive before the answer ends: `isLoading` is false, and `trouble` is nil.
///
///     answer       --1--2--|
///     isLoading    t-------f
///
/// Book: chapter6/testing_viewModels
public func loadingAlwaysEnds(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    todo()  // Delete this line when you begin.
    let answer = Subject<Pixmap>()
    let photo = makePhoto(answer.signal)
    photo.active = true
    answer.sendNext(Pixmap(width: 2, height: 2))
    answer.sendCompleted()
    return !photo.isLoading.value
}
