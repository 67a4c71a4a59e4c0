import Foundation

/// Runs a step again and again without ever running it inside itself.
///
/// A request that comes from inside the step only raises a count; the loop that is running goes round once
/// more. So 100,000 signals that follow each other at once need no more stack than one (contract Z2, Z3).
/// Each thread has a loop of its own: none waits until another one has left its step (contract O35, O40).
final class Trampoline: Sendable {
    /// How often the step is still to run, for each thread that is inside.
    private let requests = Lock<[ObjectIdentifier: Int]>([:])

    func bounce(_ step: () -> Void) {
        let me = ObjectIdentifier(Thread.current)
        guard add(1, to: me) == 1 else { return }
        repeat { step() } while add(-1, to: me) > 0
    }

    /// Changes the requests of a thread, and returns how many there are.
    private func add(_ change: Int, to thread: ObjectIdentifier) -> Int {
        requests.withLock { requests in
            let count = requests[thread, default: 0] + change
            requests[thread] = count > 0 ? count : nil
            return count
        }
    }
}
