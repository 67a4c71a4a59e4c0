import Attempts
import FRP

public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    accepted([
        "with a list of signals": {
            let sum = Property(food.value + drinks.value)
            Signal<[Int]>.combineLatest([drinks.signal, food.signal]).map { $0.reduce(0, +) }.bind(to: sum)
            return sum
        },
        "by reading both cells whenever one of them changes": {
            let sum = Property(0)
            food.signal.merge(drinks.signal).map { _ in food.value + drinks.value }.bind(to: sum)
            return sum
        },
    ])
}

public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    accepted([
        "with a way out for those without a card": {
            guard let percent else { return price }
            return price - price * percent / 100
        },
        "by what is left to pay": { price * (100 - (percent ?? 0)) / 100 },
    ])
}

public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    accepted([
        "with a table": {
            let colours = ["g", "g", "a", "r"]
            return clock.map { colours[$0 % colours.count] }
        }
    ])
}
