import Attempts
import FRP

public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    variants {
        right("It is `debounce` by hand: `switchToLatest` drops a delayed price when the next one comes.") {
            price.map { Signal.return($0).delay(.seconds(3), on: time) }.switchToLatest().filter { $0 < 5 }
        }
        right("`debounce` holds back only the low prices; a high one passes at once, and is dropped later.") {
            price.debounce(.seconds(3), on: time, where: { $0 < 5 }).filter { $0 < 5 }
        }
        wrong("does not tell debounce that the price has gone up") {
            price.filter { $0 < 5 }.debounce(.seconds(3), on: time)
        }
        wrong("waits, and then buys at an old price") { price.delay(.seconds(3), on: time).filter { $0 < 5 } }
        wrong("holds back only the low prices") { price.debounce(.seconds(3), on: time, where: { $0 < 5 }) }
        wrong("buys at 5 too") { price.debounce(.seconds(3), on: time).filter { $0 <= 5 } }
        wrong("debounces and takes any price") { price.debounce(.seconds(3), on: time) }
    }
}
