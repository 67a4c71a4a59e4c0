import Attempts
import FRP
import Pixels

/// A short text must come as far as `throttle`: only it can take the place of the longer one that waits there. What
/// was sent last is known at the very end of the line, so that is where one compares.
public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    text.throttle(.seconds(3), on: clock).filter { $0.count >= 3 }.distinctUntilChanged()
}

/// `flattenMap` listens to all three searches until each has ended: their answers come one among the other. With
/// `switchToLatest` the rest of a and of b never comes, because they have been disposed. Neither ends with the texts:
/// both wait for the search that is still under way.
public func whatSearchesSend() -> (flattened: String, switched: String) {
    ("--a--bac-b-c|", "--a--b-c---c|")
}

/// An error ends every signal that it passes through. Caught inside, it has passed through one search; what is switched
/// to is a signal that sends "no luck" and completes. An error of `texts` does not come this way, and passes.
public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    texts
        .map { text in
            source.posts(containing: text)
                .map { posts in "\(posts.count) posts" }
                .catchTo(.return("no luck"))
        }
        .switchToLatest()
}
