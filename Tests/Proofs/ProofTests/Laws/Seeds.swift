import Dispatch
import Foundation
import Testing

/// How many random cases are tried, and which.
///
///     LAWS_CASES=500000 swift test …      more of them
///     LAWS_SEED=4711 swift test …         only the one with this seed, which is printed
enum Seeds {
    /// How many cases one test tries in all.
    static let count = number("LAWS_CASES") ?? 2000
    /// How many meetings of threads one test tries in all.
    static let meetings = number("THREADS_CASES") ?? 200
    /// The one seed to be tried again.
    static let only = number("LAWS_SEED").map(UInt64.init)
    /// The tests run side by side, each with seeds of its own.
    static let batches = only == nil ? 0..<8 : 0..<1

    /// Tries the part of `count` cases that this batch has, beginning with its first seed. `attempt` says whether the case counts;
    /// if fewer count than one of ten, too few are tried, and the test fails.
    static func each(in batch: Int, of count: Int = count, _ attempt: (UInt64) -> Bool) {
        if let only {
            _ = watched(only, attempt)
            return
        }
        let wanted = (count + batches.count - 1) / batches.count
        var (seeds, tried) = (0, 0)
        while tried < wanted, seeds < 10 * wanted {
            if watched(UInt64(batch + 1 + seeds * batches.count), attempt) { tried += 1 }
            seeds += 1
        }
        #expect(tried >= wanted && wanted > 0, "\(tried) of \(wanted) random cases were tried.")
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
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        guard let number = Int(text) else { fatalError("\(name) must be a number, and is \(text).") }
        return number
    }
}

/// Prints at once: what the test library writes meanwhile must not come between the words.
func report(_ text: String) {
    print(text)
    fflush(nil)
}
