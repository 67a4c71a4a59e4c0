import Attempts

public func withoutJunkMail(_ messages: [String]) -> [String] {
    variants {
        right("The loop moves on only if it has removed nothing, so it skips no message.") {
            var kept = messages
            var index = 0
            while index < kept.count {
                if kept[index].hasPrefix("Win ") { kept.remove(at: index) } else { index += 1 }
            }
            return kept
        }
        right("`removeAll` takes the junk out of a copy of the list, without a loop.") {
            var kept = messages
            kept.removeAll { $0.hasPrefix("Win ") }
            return kept
        }
        wrong("does not look at the message after a removed one") {
            var kept = messages
            var index = 0
            while index < kept.count {
                if kept[index].hasPrefix("Win ") { kept.remove(at: index) }
                index += 1
            }
            return kept
        }
        wrong("keeps the junk") { messages.filter { $0.hasPrefix("Win ") } }
        wrong("takes every word that begins with Win for junk") { messages.filter { !$0.hasPrefix("Win") } }
        wrong("looks for the word in the whole message") { messages.filter { !$0.contains("Win ") } }
        wrong("stops at the first junk") { Array(messages.prefix { !$0.hasPrefix("Win ") }) }
    }
}

public func totals(_ prices: [Int], purse: Int) -> [Int] {
    variants {
        right("It filters first, and asks about the total; so the delivery is added in two places.") {
            prices.filter { $0 + 3 <= purse }.map { $0 + 3 }
        }
        right("`compactMap` adds the delivery and filters in one step.") {
            prices.compactMap { $0 + 3 <= purse ? $0 + 3 : nil }
        }
        wrong("asks about the price without delivery") { prices.filter { $0 <= purse }.map { $0 + 3 } }
        wrong("leaves out what takes the last coin") { prices.map { $0 + 3 }.filter { $0 < purse } }
        wrong("gives the prices without delivery") { prices.filter { $0 + 3 <= purse } }
        wrong("stops at the first that is too expensive") {
            Array(prices.map { $0 + 3 }.prefix { $0 <= purse })
        }
    }
}
