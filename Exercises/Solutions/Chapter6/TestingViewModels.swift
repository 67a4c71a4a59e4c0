import Attempts
import FRP
import Marbles
import Pixels

/// Two names that differ tell an index from its neighbour, and an index on either side of them tells where they end. No
/// photos at all is a case of its own: `index > count - 1` is right for every list but that one, where `count` has no sign.
public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    let pages = makePages(["Harbour", "Dunes"])
    return (-1...2).map(pages) == [nil, "Harbour", "Dunes", nil] && makePages([])(0) == nil
}

/// A fetch is counted where it is made, so the count says when it came: the test looks after each thing that happens, not
/// only at the end. Virtual time holds the answer back for as long as the test wants to look at the waiting.
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

/// What happens before the end is the same for every ending, so it is written once. Each ending has an answer and a view
/// model of its own: one that has ended once does not end again.
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
