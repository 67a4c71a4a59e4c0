import Attempts
import FRP

/// Exercise 4.2.1 · Label the heavy parcels.
///
/// A parcel above 20 grams is heavy, and needs a label. Make a list of the array, keep the heavy parcels, write the
/// label of each, and make an array of the labels.
///
///     parcelLabels([18, 25, 40])      ["25 g", "40 g"]
///
/// Book: chapter4/streams_and_sequences
public func parcelLabels(_ grams: [Int]) -> [String] {
    todo()
}

/// Exercise 4.2.2 · Predict when the readings are asked for.
///
/// Return the lines that this prints, from the first to the last:
///
///     let labels = [18, 21, 24, 15].lazyList
///         .filter { print("\($0)?"); return $0 > 20 }
///         .map { print("\($0)!"); return "\($0) degrees" }
///     print("made")
///     _ = labels.head
///     print("head")
///     _ = labels.array
///
/// They look like `["made", "18?", "21!"]`, but there are more of them, perhaps in another order.
///
/// Book: chapter4/streams_and_sequences
public func linesOfTheThermometer() -> [String] {
    todo()
}

/// Exercise 4.2.3 · List the trains that can still be caught.
///
/// A train leaves at minute `first`, and then one every `interval` minutes, forever. You arrive at minute
/// `arrival`. Return the minutes of the trains that you can still catch. You can catch a train that leaves in
/// the minute of your arrival.
///
///     trainsToCatch(first: 5, every: 20, arriving: 30)      45, 65, 85, …
///
/// Book: chapter4/streams_and_sequences
public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    todo()
}

/// Exercise 4.2.4 · Stop reading where the day ends. (stretch)
///
/// A shop prints each amount that a customer pays on a long roll of paper, the `roll`. After the last amount of a day
/// comes a 0, then the next day, and so on for a year. Add up the first day: its takings, the money that came in. The
/// sum is already right, but this code reads the whole year for it. Repair it so that nothing after the first 0 is
/// computed. A list without a 0 is one day. An amount below 0 is money that the shop pays back: it counts like the
/// others.
///
///     roll     4, 3, 0, 5, 2, 0, …
///     result   7
///
/// Book: chapter4/streams_and_sequences
public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    todo()  // Delete this line when you begin.
    return roll.foldRight(0) { amount, rest in
        let others = rest()
        return amount == 0 ? 0 : amount + others
    }
}
