/// Removing an element moves the next one to its place, where the loop does not look again. `filter` changes
/// no list while it reads it: it asks about every message.
public func withoutJunkMail(_ messages: [String]) -> [String] {
    messages.filter { !$0.hasPrefix("Win ") }
}

/// The question is about totals, so make them first: `map`, then `filter`.
public func totals(_ prices: [Int], purse: Int) -> [Int] {
    prices.map { $0 + 3 }.filter { $0 <= purse }
}
