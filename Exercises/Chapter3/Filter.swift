import Attempts

/// Exercise 3.3.1 · Keep no junk mail.
///
/// A message is junk if it begins with "Win " (with the space). This loop lets some junk through. Repair it,
/// or better: say which messages are kept.
///
///     withoutJunkMail(["Win a car", "From Ada", "Win a hat"])     // ["From Ada"]
///
/// Book: chapter3/filter
public func withoutJunkMail(_ messages: [String]) -> [String] {
    todo()  // Delete this line when you begin.
    var kept = messages
    var index = 0
    while index < kept.count {
        if kept[index].hasPrefix("Win ") { kept.remove(at: index) }
        index += 1
    }
    return kept
}

/// Exercise 3.3.2 · List what you can pay, delivery included.
///
/// Delivery adds 3 to each price. Give the totals that you can pay from `purse`, in the order of the prices.
///
///     totals([4, 7, 10], purse: 10)     // [7, 10]
///
/// Book: chapter3/filter
public func totals(_ prices: [Int], purse: Int) -> [Int] {
    todo()
}
