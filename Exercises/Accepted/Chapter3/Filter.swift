import Attempts

public func withoutJunkMail(_ letters: [String]) -> [String] {
    accepted([
        "The loop moves on only if it has removed nothing, so it skips no letter.": {
            var kept = letters
            var index = 0
            while index < kept.count {
                if kept[index].hasPrefix("Win ") { kept.remove(at: index) } else { index += 1 }
            }
            return kept
        },
        "`removeAll` takes the junk out of a copy of the list, without a loop.": {
            var kept = letters
            kept.removeAll { $0.hasPrefix("Win ") }
            return kept
        },
    ])
}

public func totals(_ prices: [Int], purse: Int) -> [Int] {
    accepted([
        "It filters first, and asks about the total; so the delivery is added in two places.": {
            prices.filter { $0 + 3 <= purse }.map { $0 + 3 }
        },
        "`compactMap` adds the delivery and filters in one step.": {
            prices.compactMap { $0 + 3 <= purse ? $0 + 3 : nil }
        },
    ])
}
