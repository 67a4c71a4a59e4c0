import Attempts
import FRP

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    variants {
        right("It is `throttle` by hand: `switchToLatest` drops a delayed price when the next one comes.") {
            price.map { Signal.return($0).delay(.seconds(3), on: time) }.switchToLatest().filter { $0 < 5 }
        }
        right("`throttle` holds back only the low prices; a high one passes at once, and is dropped later.") {
            price.throttle(.seconds(3), on: time, where: { $0 < 5 }).filter { $0 < 5 }
        }
        wrong("does not tell throttle that the price has gone up") {
            price.filter { $0 < 5 }.throttle(.seconds(3), on: time)
        }
        wrong("waits, and then buys at an old price") {
            price.delay(.seconds(3), on: time).filter { $0 < 5 }
        }
        wrong("holds back only the low prices") {
            price.throttle(.seconds(3), on: time, where: { $0 < 5 })
        }
        wrong("buys at 5 too") { price.throttle(.seconds(3), on: time).filter { $0 <= 5 } }
        wrong("throttles and takes any price") { price.throttle(.seconds(3), on: time) }
    }
}

public func threadsOfThePhoto() -> [String] {
    variants {
        wrong("lets subscribeOn move only what stands after it") {
            ["main", "main", "main", "disk", "disk"]
        }
        wrong("runs all where somebody subscribes") { ["main", "main", "main", "main", "main"] }
        wrong("lets deliverOn move what stands before it") {
            ["main", "main", "disk", "main", "main"]
        }
        wrong("lets events return to main at the end") {
            ["background", "background", "main", "disk", "main"]
        }
        wrong("lets subscribeOn move what stands after it, too") {
            ["background", "background", "background", "disk", "disk"]
        }
    }
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    variants {
        right("`subscribeOn` stands first: its place in the chain does not matter.") {
            download.subscribeOn(background).map(decode).deliverOn(main)
        }
        right("`subscribeOn` stands last: its place in the chain does not matter.") {
            download.map(decode).deliverOn(main).subscribeOn(background)
        }
        right("It makes sure that decoding is in the background, wherever the download delivers.") {
            download.subscribeOn(background).deliverOn(background).map(decode).deliverOn(main)
        }
        wrong("decodes after the delivery") {
            download.subscribeOn(background).deliverOn(main).map(decode)
        }
        wrong("takes one for the other") {
            download.map(decode).subscribeOn(main).deliverOn(background)
        }
        wrong("thinks that deliverOn moves the work") { download.map(decode).deliverOn(main) }
        wrong("thinks that events return to main by themselves") {
            download.map(decode).subscribeOn(background)
        }
        wrong("decodes in the background what was downloaded elsewhere") {
            download.deliverOn(background).map(decode).deliverOn(main)
        }
    }
}
