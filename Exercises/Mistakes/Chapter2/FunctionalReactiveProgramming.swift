import Attempts
import FRP

private let firstDiscount = Property<Int?>(nil)
private let previousDiscount = Property(0)

public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    mistake([
        "adds once, and never again": { Property(food.value + drinks.value) },
        "follows only one of the two": {
            let sum = Property(0)
            food.signal.map { $0 + drinks.value }.bind(to: sum)
            return sum
        },
        "waits until both have changed": {
            let sum = Property(0)
            food.signal.zip(with: drinks.signal).map { $0 + $1 }.bind(to: sum)
            return sum
        },
        "shows nothing before the first change": {
            let sum = Property(0)
            food.signal.combineLatest(with: drinks.signal).skip(1).map { $0 + $1 }.bind(to: sum)
            return sum
        },
        "lets go of the binding at once": {
            let sum = Property(0)
            food.signal.combineLatest(with: drinks.signal).map { $0 + $1 }.bind(to: sum).dispose()
            return sum
        },
    ])
}

public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    mistake([
        "still lets the last card count": {
            if let percent { previousDiscount.value = percent }
            return price - price * previousDiscount.value / 100
        },
        "forgets the last card only when it has counted once more": {
            let discount = percent ?? previousDiscount.value
            previousDiscount.value = percent ?? 0
            return price - price * discount / 100
        },
        "remembers the first card for ever": {
            if firstDiscount.value == nil { firstDiscount.value = percent }
            return price - price * (firstDiscount.value ?? 0) / 100
        },
        "asks everybody for the whole price": { price },
    ])
}

public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    mistake([
        "counts the ticks instead of reading the clock": {
            clock.scan(-1) { count, _ in count + 1 }.map(colour)
        },
        "sends only the changes of colour": { clock.map(colour).distinctUntilChanged() },
        "stays red after the first round": { clock.map { colour(min($0, 3)) } },
        "turns amber a second early": { clock.map { colour($0 == 0 ? 0 : $0 % 4 + 1) } },
    ])
}

@Sendable private func colour(_ second: Int) -> String {
    switch second % 4 {
    case 0, 1: "g"
    case 2: "a"
    default: "r"
    }
}
