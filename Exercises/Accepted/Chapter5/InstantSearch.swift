import Attempts
import FRP
import Pixels

public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    accepted([
        "`throttle` waits only with long texts; a short one passes at once, and is dropped later.": {
            text.throttle(.seconds(3), on: clock, where: { $0.count >= 3 })
                .filter { $0.count >= 3 }
                .distinctUntilChanged()
        },
        "It is `throttle` by hand: `switchToLatest` drops a delayed text when the next one comes.": {
            text.map { text in Signal.return(text).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .filter { $0.count > 2 }
                .distinctUntilChanged()
        },
        "A short text becomes an empty signal, which replaces the long one that waits.": {
            text.map { $0.count < 3 ? Signal.empty : Signal.return($0).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .distinctUntilChanged()
        },
    ])
}

public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    accepted([
        "`materialize` makes a value of each event, so an error can become a line.": {
            texts
                .map { text in
                    source.posts(containing: text).materialize().compactMap { event -> String? in
                        switch event {
                        case .next(let posts): "\(posts.count) posts"
                        case .error: "no luck"
                        case .completed: nil
                        }
                    }
                }
                .switchToLatest()
        },
        "A failure becomes `nil`, and one `map` after the switch finds the words for both.": {
            texts
                .map { text in
                    source.posts(containing: text).map(Optional.some).catch { _ in .return(nil) }
                }
                .switchToLatest()
                .map { posts in posts.map { "\($0.count) posts" } ?? "no luck" }
        },
        "A signal made by hand sends the line and completes where the search fails.": {
            texts
                .map { text in
                    Signal { observer in
                        source.posts(containing: text).subscribe(
                            next: { observer.sendNext("\($0.count) posts") },
                            error: { _ in
                                observer.sendNext("no luck")
                                observer.sendCompleted()
                            },
                            completed: observer.sendCompleted
                        )
                    }
                }
                .switchToLatest()
        },
    ])
}
