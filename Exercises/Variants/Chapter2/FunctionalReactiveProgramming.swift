import Attempts
import FRP

public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    variants {
        right("`combineLatest` takes a list of signals, and `reduce` adds up their values.") {
            let sum = Property(food.value + drinks.value)
            Signal<[Int]>.combineLatest([drinks.signal, food.signal]).map { $0.reduce(0, +) }.bind(to: sum)
            return sum
        }
        right("`merge` says only that a cell has changed; the closure then reads both.") {
            let sum = Property(0)
            food.signal.merge(drinks.signal).map { _ in food.value + drinks.value }.bind(to: sum)
            return sum
        }
        wrong("adds once, and never again") { Property(food.value + drinks.value) }
        wrong("follows only one of the two") { total(food.signal.map { $0 + drinks.value }) }
        wrong("waits until both have changed") { total(food.signal.zip(with: drinks.signal).map(+)) }
        wrong("has one bill for all tables") {
            food.signal.combineLatest(with: drinks.signal).map { $0 + $1 }.subscribe(next: {
                onlyBill.value = $0
            })
            return onlyBill
        }
        wrong("shows nothing before the first change") {
            total(food.signal.combineLatest(with: drinks.signal).skip(1).map(+))
        }
    }
}

private let onlyBill = Property(0)

private func total(_ sums: Signal<Int>) -> Property<Int> {
    let total = Property(0)
    sums.bind(to: total)
    return total
}

public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    variants {
        right("A `guard` returns the full price without a card, so the rest needs no `??`.") {
            guard let percent else { return price }
            return price - price * percent / 100
        }
        right("It multiplies by the part that is left to pay; nothing is subtracted from the price.") {
            price * (100 - (percent ?? 0)) / 100
        }
        wrong("still lets the last card count") {
            if let percent { previousDiscount.value = percent }
            return price - price * previousDiscount.value / 100
        }
        wrong("forgets the last card only when it has counted once more") {
            let discount = percent ?? previousDiscount.value
            previousDiscount.value = percent ?? 0
            return price - price * discount / 100
        }
        wrong("remembers the first card for ever") {
            if firstDiscount.value == nil { firstDiscount.value = percent }
            return price - price * (firstDiscount.value ?? 0) / 100
        }
        wrong("divides the price before it multiplies by what is left") {
            price / 100 * (100 - (percent ?? 0))
        }
        wrong("asks everybody for the whole price") { price }
    }
}

private let firstDiscount = Property<Int?>(nil)
private let previousDiscount = Property(0)

public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    variants {
        right("The colours are in an array, one for each second, instead of a `switch`.") {
            let colours = ["g", "g", "a", "r"]
            return clock.map { colours[$0 % colours.count] }
        }
        wrong("counts the ticks instead of reading the clock") {
            clock.scan(-1) { count, _ in count + 1 }.map(colour)
        }
        wrong("sends only the changes of colour") { clock.map(colour).distinctUntilChanged() }
        wrong("stays red after the first round") { clock.map { colour(min($0, 3)) } }
        wrong("knows the first ten seconds by heart") {
            let colours = ["g", "g", "a", "r", "g", "g", "a", "r", "g", "g"]
            return clock.map { colours[min($0, 9)] }
        }
        wrong("turns amber a second early") { clock.map { colour($0 == 0 ? 0 : $0 % 4 + 1) } }
    }
}

@Sendable private func colour(_ second: Int) -> String {
    switch second % 4 {
    case 0, 1: "g"
    case 2: "a"
    default: "r"
    }
}
