import Attempts
import FRP

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    accepted([
        "It is `throttle` by hand: `switchToLatest` drops a delayed price when the next one comes.": {
            price.map { Signal.return($0).delay(.seconds(3), on: time) }.switchToLatest().filter { $0 < 5 }
        },
        "`throttle` holds back only the low prices; a high one passes at once, and is dropped later.": {
            price.throttle(.seconds(3), on: time, where: { $0 < 5 }).filter { $0 < 5 }
        },
    ])
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    accepted([
        "`subscribeOn` stands first: its place in the chain does not matter.": {
            download.subscribeOn(background).map(decode).deliverOn(main)
        },
        "`subscribeOn` stands last: its place in the chain does not matter.": {
            download.map(decode).deliverOn(main).subscribeOn(background)
        },
        "It makes sure that decoding is in the background, wherever the download delivers.": {
            download.subscribeOn(background).deliverOn(background).map(decode).deliverOn(main)
        },
    ])
}
