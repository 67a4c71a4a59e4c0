import Attempts
import FRP

public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    accepted([
        "`combineLatest` takes a list of signals, and `reduce` adds up their values.": {
            let sum = Property(food.value + drinks.value)
            Signal<[Int]>.combineLatest([drinks.signal, food.signal]).map { $0.reduce(0, +) }.bind(to: sum)
            return sum
        },
        "`merge` says only that a cell has changed; the closure then reads both.": {
            let sum = Property(0)
            food.signal.merge(drinks.signal).map { _ in food.value + drinks.value }.bind(to: sum)
            return sum
        },
    ])
}

public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    accepted([
        "A `guard` returns the full price without a card, so the rest needs no `??`.": {
            guard let percent else { return price }
            return price - price * percent / 100
        },
        "It multiplies by the part that is left to pay; nothing is subtracted from the price.": {
            price * (100 - (percent ?? 0)) / 100
        },
    ])
}

public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    accepted([
        "The colours stand in an array, one for each second, instead of a `switch`.": {
            let colours = ["g", "g", "a", "r"]
            return clock.map { colours[$0 % colours.count] }
        }
    ])
}
