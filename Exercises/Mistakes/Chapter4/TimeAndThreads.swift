import Attempts
import FRP

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    mistake([
        "does not tell throttle that the price has gone up": {
            price.filter { $0 < 5 }.throttle(.seconds(3), on: time)
        },
        "waits, and then buys at an old price": { price.delay(.seconds(3), on: time).filter { $0 < 5 } },
        "holds back only the low prices": { price.throttle(.seconds(3), on: time, where: { $0 < 5 }) },
        "buys at 5 too": { price.throttle(.seconds(3), on: time).filter { $0 <= 5 } },
        "throttles and takes any price": { price.throttle(.seconds(3), on: time) },
    ])
}

public func threadsOfThePhoto() -> [String] {
    mistake([
        "lets subscribeOn move only what stands after it": { ["main", "main", "main", "disk", "disk"] },
        "runs all where somebody subscribes": { ["main", "main", "main", "main", "main"] },
        "lets deliverOn move what stands before it": { ["main", "main", "disk", "main", "main"] },
        "lets events return to main at the end": { ["background", "background", "main", "disk", "main"] },
        "lets subscribeOn move what stands after it, too": {
            ["background", "background", "background", "disk", "disk"]
        },
    ])
}

public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    mistake([
        "decodes after the delivery": {
            download.subscribeOn(background).deliverOn(main).map(decode)
        },
        "takes one for the other": { download.map(decode).subscribeOn(main).deliverOn(background) },
        "thinks that deliverOn moves the work": { download.map(decode).deliverOn(main) },
        "thinks that events return to main by themselves": { download.map(decode).subscribeOn(background) },
        "decodes in the background what was downloaded elsewhere": {
            download.deliverOn(background).map(decode).deliverOn(main)
        },
    ])
}
