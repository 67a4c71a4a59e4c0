import Attempts
import FRP

/// Exercise 2.2.1 · Keep the bill equal to food plus drinks.
///
/// Make a cell that always holds the sum of the other two: from the start, and after every change of either. (Below,
/// 30 is one value, not a 3 and a 0.)
///
///     food      30----------50--------
///     drinks    8------12-------------
///     result    38-----42---62--------
///
/// Book: chapter2/functional_reactive_programming
public func bill(food: Property<Int>, drinks: Property<Int>) -> Property<Int> {
    todo()
}

/// Exercise 2.2.2 · Ask the same price for the same journey.
///
/// The ticket machine subtracts the discount of the traveller's card, in per cent, from the price. A
/// traveller without a card (`nil`) should pay the full price, but pays less if an earlier traveller had a
/// card. Repair it so that the same arguments always give the same result.
///
///     ticketPrice(820, discount: 25)      // 615
///     ticketPrice(820, discount: nil)     // 820
///
/// Book: chapter2/functional_reactive_programming
public func ticketPrice(_ price: Int, discount percent: Int?) -> Int {
    todo()  // Delete this line when you begin.
    if let percent { lastDiscount.value = percent }
    return price - price * lastDiscount.value / 100
}

private let lastDiscount = Property(0)

/// Exercise 2.2.3 · Let the time decide the colour of the traffic light. (stretch)
///
/// `clock` sends how many seconds have passed. (Only the numbers that it sends count here, not the columns of the
/// picture.) For each number, send the colour of the light at that second: green "g" for two seconds, amber "a" for
/// one, red "r" for one, and so on from the beginning. The clock may skip a second, or send one twice.
///
///     clock     0--1--2--3--4--6--6--9--|
///     result    g--g--a--r--g--a--a--g--|
///
/// Book: chapter2/functional_reactive_programming
public func trafficLight(_ clock: Signal<Int>) -> Signal<String> {
    todo()
}
