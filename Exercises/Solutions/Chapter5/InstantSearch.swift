import Attempts
import FRP
import Pixels

/// A short string must reach `debounce`: only then it replaces the longer one that waits there. The string that was
/// sent last is known only at the end of the chain, so compare there.
public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    text.debounce(.seconds(3), on: clock).filter { $0.count >= 3 }.distinctUntilChanged()
}

/// `flattenMap` listens to all three searches until each has ended: their answers come mixed. With `switchToLatest`
/// the rest of a and of b never comes, because they have been disposed. Neither signal ends when `texts` ends: both
/// wait for the last search.
public func whatSearchesSend() -> (flattened: String, switched: String) {
    ("--a--bac-b-c|", "--a--b-c---c|")
}

/// An error ends every signal that it passes through. If you catch it inside, it ends only one search. A signal that
/// sends "no luck" and completes takes its place. An error of `texts` does not come this way, and is passed on.
public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    texts
        .map { text in
            source.posts(containing: text)
                .map { posts in "\(posts.count) posts" }
                .catchTo(.return("no luck"))
        }
        .switchToLatest()
}
