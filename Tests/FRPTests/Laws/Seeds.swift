import Foundation

/// How many random cases are tried, and which.
///
///     LAWS_CASES=500000 swift test …      more of them
///     LAWS_SEED=4711 swift test …         only the one with this seed, which is printed
enum Seeds {
    /// How many cases one test tries in all.
    static let count = number("LAWS_CASES") ?? 2000
    /// The one seed to be tried again.
    static let only = number("LAWS_SEED").map(UInt64.init)
    /// The tests run side by side, each with seeds of its own.
    static let batches = only == nil ? 0..<8 : 0..<1

    /// Tries `count` cases in this batch, beginning with its first seed. `attempt` says whether the case counts.
    static func each(in batch: Int, of count: Int = count, _ attempt: (UInt64) -> Bool) -> Int {
        if let only { return Watchdog.shared.watch(only, attempt) ? 1 : 0 }
        var (seed, tried) = (UInt64(batch + 1), 0)
        while tried < count / batches.count {
            if Watchdog.shared.watch(seed, attempt) { tried += 1 }
            seed += UInt64(batches.count)
        }
        return tried
    }

    static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
}

/// Prints at once: what the test library writes meanwhile must not come between the words.
func report(_ text: String) {
    print(text)
    fflush(nil)
}
