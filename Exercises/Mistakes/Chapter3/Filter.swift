import Attempts

public func withoutJunkMail(_ letters: [String]) -> [String] {
    mistake([
        "does not look at the letter after a removed one": {
            var kept = letters
            var index = 0
            while index < kept.count {
                if kept[index].hasPrefix("Win ") { kept.remove(at: index) }
                index += 1
            }
            return kept
        },
        "keeps the junk": { letters.filter { $0.hasPrefix("Win ") } },
        "takes every word that begins with Win for junk": { letters.filter { !$0.hasPrefix("Win") } },
        "looks for the word in the whole letter": { letters.filter { !$0.contains("Win ") } },
        "stops at the first junk": { Array(letters.prefix { !$0.hasPrefix("Win ") }) },
    ])
}

public func totals(_ prices: [Int], purse: Int) -> [Int] {
    mistake([
        "asks about the price without delivery": { prices.filter { $0 <= purse }.map { $0 + 3 } },
        "leaves out what takes the last coin": { prices.map { $0 + 3 }.filter { $0 < purse } },
        "gives the prices without delivery": { prices.filter { $0 + 3 <= purse } },
        "stops at the first that is too dear": { Array(prices.map { $0 + 3 }.prefix { $0 <= purse }) },
    ])
}
