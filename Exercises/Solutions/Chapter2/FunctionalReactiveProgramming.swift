import FRP

/// The relation is written down once, in one place, for all the changes to come. Both signals begin with
/// what their cell holds, so the sum is right from the start.
public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    let sum = Property(0)
    food.signal.combineLatest(with: drinks.signal).map { $0 + $1 }.bind(to: sum)
    return sum
}

/// All that the result depends on comes in as an argument. A function that remembers gives answers that
/// nobody can work out from the call alone.
public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    price - price * (percent ?? 0) / 100
}

/// The function from second to colour is pure; what changes is its argument, the time. Because it counts
/// nothing by itself, it cannot get out of step with the clock.
public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    clock.map { second in
        switch second % 4 {
        case 0, 1: "g"
        case 2: "a"
        default: "r"
        }
    }
}
