import Dispatch
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
        if let only { return watched(only, attempt) ? 1 : 0 }
        var (seed, tried) = (UInt64(batch + 1), 0)
        while tried < count / batches.count {
            if watched(seed, attempt) { tried += 1 }
            seed += UInt64(batches.count)
        }
        return tried
    }

    private static let alarms = DispatchQueue(label: "laws: alarms")

    /// Tries the case of this seed. Ends the tests with a message when it does not finish: a pipeline that loops forever cannot
    /// be stopped from outside, and nobody would know its seed.
    private static func watched(_ seed: UInt64, _ attempt: (UInt64) -> Bool) -> Bool {
        let alarm = DispatchSource.makeTimerSource(queue: alarms)
        alarm.setEventHandler {
            report(
                "laws: the case of seed \(seed) has not finished after 2 minutes: it loops, or waits for itself."
            )
            _exit(1)
        }
        alarm.schedule(deadline: .now() + 120)
        alarm.resume()
        defer { alarm.cancel() }
        return attempt(seed)
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
