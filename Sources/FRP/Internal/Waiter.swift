import Foundation

/// A thread that waits for a signal.
///
/// On the main scheduler waiting is a risk: if the signal delivers there, it waits for itself. So as soon as anything
/// is scheduled on a main scheduler that waits, the wait is over (contract S16).
final class Waiter: Sendable {
    enum Outcome {
        case waiting, done, refused
    }

    private static let onMain = Lock<[Waiter]>([])

    private let condition = NSCondition()
    private let outcome = Lock(Outcome.waiting)

    /// Runs `start`, which must arrange for ``finish()``, and waits for it. Says whether that came.
    func wait(onMain: Bool, _ start: () -> Void) -> Bool {
        if onMain { Self.onMain.withLock { $0.append(self) } }
        defer { if onMain { Self.onMain.withLock { $0.removeAll { $0 === self } } } }
        start()
        return condition.withLock {
            while true {
                switch outcome.withLock({ $0 }) {
                case .waiting: condition.wait()
                case .done: return true
                case .refused: return false
                }
            }
        }
    }

    func finish() { end(with: .done) }

    /// Work was scheduled on the main scheduler: it cannot run while somebody waits there.
    static func mainIsWanted() { for waiter in onMain.withLock({ $0 }) { waiter.end(with: .refused) } }

    private func end(with outcome: Outcome) {
        condition.withLock {
            // What has come after all counts.
            self.outcome.withLock { if $0 != .done { $0 = outcome } }
            condition.broadcast()
        }
    }
}
