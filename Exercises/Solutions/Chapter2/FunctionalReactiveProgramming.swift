import FRP

/// The relation is written down once, in one place, for all the changes to come. Both signals begin with the
/// value of their cell, so the sum is right from the start.
public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    let sum = Property(0)
    food.signal.combineLatest(with: drinks.signal).map { $0 + $1 }.bind(to: sum)
    return sum
}

/// Everything that the result depends on is an argument. If a function remembers earlier calls, nobody can
/// predict its result from the call alone.
public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    price - price * (percent ?? 0) / 100
}

/// The function from second to colour is pure; what changes is its argument, the time. It counts nothing by
/// itself, so it always agrees with the clock.
public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    clock.map { second in
        switch second % 4 {
        case 0, 1: "g"
        case 2: "a"
        default: "r"
        }
    }
}
