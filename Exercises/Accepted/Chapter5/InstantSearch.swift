import Attempts
import FRP
import Pixels
@_exported import Chapter5Solutions

public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    accepted([
        "holds back long texts only": {
            text.throttle(.seconds(3), on: clock, where: { $0.count >= 3 })
                .filter { $0.count >= 3 }
                .distinctUntilChanged()
        },
        "with a delay that the next text cancels": {
            text.map { text in Signal.return(text).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .filter { $0.count > 2 }
                .distinctUntilChanged()
        },
        "with nothing for a short text": {
            text.map { $0.count < 3 ? Signal.empty : Signal.return($0).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .distinctUntilChanged()
        },
    ])
}

public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    accepted([
        "with the events of each search": {
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
        "with nil for a failure": {
            texts
                .map { text in
                    source.posts(containing: text).map(Optional.some).catch { _ in .return(nil) }
                }
                .switchToLatest()
                .map { posts in posts.map { "\($0.count) posts" } ?? "no luck" }
        },
        "tells both endings by hand": {
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
