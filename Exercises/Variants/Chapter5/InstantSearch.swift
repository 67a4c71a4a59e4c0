import Attempts
import FRP
import Pixels

public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    variants {
        right("`debounce` waits only with long strings; a short one passes at once, and is dropped later.") {
            text.debounce(.seconds(3), on: clock, where: { $0.count >= 3 })
                .filter { $0.count >= 3 }
                .distinctUntilChanged()
        }
        right("It is `debounce` by hand: `switchToLatest` drops a delayed string when the next one comes.") {
            text.map { text in Signal.return(text).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .filter { $0.count > 2 }
                .distinctUntilChanged()
        }
        right("A short string becomes an empty signal, which replaces the long one that waits.") {
            text.map { $0.count < 3 ? Signal.empty : Signal.return($0).delay(.seconds(3), on: clock) }
                .switchToLatest()
                .distinctUntilChanged()
        }
        wrong("searches for what has been deleted again") {
            text.filter { $0.count >= 3 }.debounce(.seconds(3), on: clock).distinctUntilChanged()
        }
        wrong("compares with what was typed last") {
            text.distinctUntilChanged().debounce(.seconds(3), on: clock).filter { $0.count >= 3 }
        }
        wrong("compares with a string that was too short to be sent") {
            text.debounce(.seconds(3), on: clock).distinctUntilChanged().filter { $0.count >= 3 }
        }
        wrong("searches twice for the same") {
            text.debounce(.seconds(3), on: clock).filter { $0.count >= 3 }
        }
        wrong("finds three letters too few") {
            text.debounce(.seconds(3), on: clock).filter { $0.count > 3 }.distinctUntilChanged()
        }
        wrong("sends every string, three seconds late") {
            text.delay(.seconds(3), on: clock).filter { $0.count >= 3 }.distinctUntilChanged()
        }
    }
}

public func whatSearchesSend() -> (flattened: String, switched: String) {
    variants {
        wrong("thinks that flattenMap gives old searches up") { ("--a--b-c---c|", "--a--b-c---c|") }
        wrong("thinks that the searches end with the strings") { ("--a--bac-(b|)", "--a--b-c-|") }
        wrong("thinks that flattenMap makes the searches queue") { ("--a---a-b---b-c---c|", "--a--b-c---c|") }
        wrong("thinks that an old search may finish") { ("--a--bac-b-c|", "--a--bac-b-c|") }
        wrong("thinks that only the last search is made") { ("--a--bac-b-c|", "-------c---c|") }
    }
}

public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    variants {
        right("`materialize` makes a value of each event, so an error can become a string.") {
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
        }
        right("A failure becomes `nil`, and one `map` after the switch finds the words for both.") {
            texts
                .map { text in
                    source.posts(containing: text).map(Optional.some).catch { _ in .return(nil) }
                }
                .switchToLatest()
                .map { posts in posts.map { "\($0.count) posts" } ?? "no luck" }
        }
        right("A signal made by hand sends the words and completes where the search fails.") {
            texts
                .map { text in
                    Signal { observer in
                        source.posts(containing: text).subscribe(
                            next: { observer.sendNext("\($0.count) posts") },
                            error: { _ in
                                observer.sendNext("no luck")
                                observer.sendCompleted()
                            },
                            completed: observer.sendCompleted)
                    }
                }
                .switchToLatest()
        }
        wrong("catches the error when the chain has ended") {
            texts.map { search($0, in: source) }.switchToLatest().catchTo(.return("no luck"))
        }
        wrong("hides the failure of a search") {
            texts.map { search($0, in: source).catchTo(.empty) }.switchToLatest()
        }
        wrong("also catches the error of the strings") {
            texts.map { search($0, in: source).catchTo(.return("no luck")) }.switchToLatest().catchTo(.empty)
        }
        wrong("goes on listening to old searches") {
            texts.flattenMap { search($0, in: source).catchTo(.return("no luck")) }
        }
        wrong("begins the whole chain again") {
            texts.map { search($0, in: source) }.switchToLatest().retry(3)
        }
        wrong("goes on after the first failure only") {
            let line = texts.map { search($0, in: source) }.switchToLatest()
            return line.catchTo(line.startWith("no luck"))
        }
        wrong("takes a search that finds nothing for one that fails") {
            texts.map { source.posts(containing: $0).catchTo(.return([])) }
                .switchToLatest()
                .map { $0.isEmpty ? "no luck" : "\($0.count) posts" }
        }
        wrong("loses the subscription to the search") {
            texts.map { text in
                Signal { observer in
                    search(text, in: source).catchTo(.return("no luck")).subscribe { observer.send($0) }
                    return .none
                }
            }
            .switchToLatest()
        }
        wrong("says no luck and never ends that search") {
            texts.map { search($0, in: source).catchTo(Signal.never.startWith("no luck")) }.switchToLatest()
        }
    }
}

private func search(_ text: String, in source: some PostSource) -> Signal<String> {
    source.posts(containing: text).map { "\($0.count) posts" }
}
