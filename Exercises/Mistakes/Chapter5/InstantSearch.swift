import Attempts
import FRP
import Pixels

public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    let pause = Duration.seconds(3)
    let isEnough: @Sendable (String) -> Bool = { $0.count >= 3 }
    return mistake([
        "searches for what has been deleted again": {
            text.filter(isEnough).throttle(pause, on: clock).distinctUntilChanged()
        },
        "compares with what was typed last": {
            text.distinctUntilChanged().throttle(pause, on: clock).filter(isEnough)
        },
        "compares with a text that was too short to be sent": {
            text.throttle(pause, on: clock).distinctUntilChanged().filter(isEnough)
        },
        "searches twice for the same": { text.throttle(pause, on: clock).filter(isEnough) },
        "finds three letters too few": {
            text.throttle(pause, on: clock).filter { $0.count > 3 }.distinctUntilChanged()
        },
        "sends every text, three seconds late": {
            text.delay(pause, on: clock).filter(isEnough).distinctUntilChanged()
        },
    ])
}

public func whatSearchesSend() -> (flattened: String, switched: String) {
    let right = "--a--bac-b-c|"
    return mistake([
        "thinks that flattenMap gives old searches up": { ("--a--b-c---c|", "--a--b-c---c|") },
        "thinks that the searches end with the texts": { ("--a--bac-(b|)", "--a--b-c-|") },
        "thinks that flattenMap makes the searches queue": {
            ("--a---a-b---b-c---c|", "--a--b-c---c|")
        },
        "thinks that an old search may finish": { (right, right) },
        "thinks that only the last search is made": { (right, "-------c---c|") },
    ])
}

public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    let search: @Sendable (String) -> Signal<String> = { text in
        source.posts(containing: text).map { "\($0.count) posts" }
    }
    return mistake([
        "catches the error when the line has ended": {
            texts.map(search).switchToLatest().catchTo(.return("no luck"))
        },
        "keeps the failure of a search secret": {
            texts.map { search($0).catchTo(.empty) }.switchToLatest()
        },
        "catches what nobody can put right, too": {
            texts.map { search($0).catchTo(.return("no luck")) }.switchToLatest().catchTo(.empty)
        },
        "goes on listening to old searches": {
            texts.flattenMap { search($0).catchTo(.return("no luck")) }
        },
        "begins the whole line anew": { texts.map(search).switchToLatest().retry(3) },
        "goes on after the first failure only": {
            let line = texts.map(search).switchToLatest()
            return line.catchTo(line.startWith("no luck"))
        },
        "takes a search that finds nothing for one that fails": {
            texts.map { source.posts(containing: $0).catchTo(.return([])) }
                .switchToLatest()
                .map { $0.isEmpty ? "no luck" : "\($0.count) posts" }
        },
        "says no luck and never ends that search": {
            texts.map { search($0).catchTo(Signal.never.startWith("no luck")) }.switchToLatest()
        },
    ])
}
