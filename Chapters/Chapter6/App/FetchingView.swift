import FRP
import Pixels
import Views

/// Says that something is being fetched, or why it is not there, with a button that tries it again.
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
