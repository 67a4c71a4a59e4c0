import Foundation
import FRP

/// Ends the tests with a message when a case does not finish: a pipeline that loops forever cannot be stopped from outside,
/// and nobody would know its seed.
final class Watchdog: Sendable {
    private struct Watch: Sendable {
        let seed: UInt64
        let end: ContinuousClock.Instant
    }

    static let shared = Watchdog(limit: .seconds(120))

    private let limit: Duration
    private let cases = Lock<(begun: Int, running: [Int: Watch])>((0, [:]))

    private init(limit: Duration) {
        self.limit = limit
        Thread.detachNewThread { [self] in
            while true {
                sleep(1)
                check()
            }
        }
    }

    /// Does `work`, the case of this seed.
    func watch<Result>(_ seed: UInt64, _ work: (UInt64) -> Result) -> Result {
        let watch = Watch(seed: seed, end: .now + limit)
        let number = cases.withLock { cases in
            cases.begun += 1
            cases.running[cases.begun] = watch
            return cases.begun
        }
        defer { cases.withLock { _ = $0.running.removeValue(forKey: number) } }
        return work(seed)
    }

    private func check() {
        let late = cases.withLock { cases in cases.running.values.first { $0.end < .now } }
        guard let late else { return }
        report(
            "laws: the case of seed \(late.seed) has not finished after \(limit): it loops, or waits for itself."
        )
        _exit(1)
    }
}
