import FRP
import Pixels
import Views

/// Shows that a request is running, or its error, with a button that repeats it.
@MainActor func FetchingView(_ fetching: Signal<Fetching>) -> View {
    let (activity, trouble, again) = (
        ActivityIndicator(), Label("", .bad), Button("Try again", key: "r")
    )
    fetching.map(\.isLoading.signal).switchToLatest().bind(to: activity.isAnimating)
    let words = fetching.map(\.trouble.signal).switchToLatest()
    words.map { $0 ?? "" }.bind(to: trouble.text)
    words.map { $0 == nil }.bind(to: again.isHidden)
    fetching.map { [presses = again.presses] fetching in presses.doNext { fetching.again() } }
        .switchToLatest().subscribe()
    return StackView(.horizontal, activity, trouble, again)
}
