import Attempts

public func withoutJunkMail(_ letters: [String]) -> [String] {
    accepted([
        "by going on only when nothing was removed": {
            var kept = letters
            var index = 0
            while index < kept.count {
                if kept[index].hasPrefix("Win ") { kept.remove(at: index) } else { index += 1 }
            }
            return kept
        },
        "with removeAll(where:)": {
            var kept = letters
            kept.removeAll { $0.hasPrefix("Win ") }
            return kept
        },
    ])
}

public func totals(_ prices: [Int], purse: Int) -> [Int] {
    accepted([
        "by asking first, but about the total": { prices.filter { $0 + 3 <= purse }.map { $0 + 3 } },
        "with compactMap": { prices.compactMap { $0 + 3 <= purse ? $0 + 3 : nil } },
    ])
}
