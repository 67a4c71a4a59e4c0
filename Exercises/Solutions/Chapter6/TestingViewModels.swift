import Attempts
import FRP
import Marbles
import Pixels

/// Two different names show that each index gives its own photo; one index on each side shows where the photos end. An
/// empty list is a case of its own: with an unsigned `count`, `index > count - 1` is wrong only there.
public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    let pages = makePages(["Harbour", "Dunes"])
    return (-1...2).map(pages) == [nil, "Harbour", "Dunes", nil] && makePages([])(0) == nil
}

/// The test counts the fetches after each step, not only at the end. So it knows when each fetch was made. In virtual
/// time the answer waits until the test moves the time.
public func workBeginsWithActivation(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    let time = TestScheduler()
    let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
    let photo = makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) })
    let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
    photo.active = true
    let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
    time.run()
    photo.active = false
    return restsAtFirst && begins && photo.picture.value != nil && fetch.subscriptions.count == 1
}

/// The steps before the end are the same for every ending, so they are written once. Each ending has an answer and a
/// view model of its own: an answer ends only once.
public func loadingAlwaysEnds(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    func ends(inTrouble: Bool, _ end: (Subject<Pixmap>, any PhotoShowing) -> Void) -> Bool {
        let answer = Subject<Pixmap>()
        let photo = makePhoto(answer.signal)
        photo.active = true
        answer.sendNext(Pixmap(width: 2, height: 2))
        let waits = photo.isLoading.value && photo.trouble.value == nil
        end(answer, photo)
        return waits && !photo.isLoading.value && (photo.trouble.value != nil) == inTrouble
    }
    return ends(inTrouble: false) { answer, _ in answer.sendCompleted() }
        && ends(inTrouble: true) { answer, _ in answer.sendError(MarbleFailure()) }
        && ends(inTrouble: false) { $1.active = false }
}
