import Foundation

/// Runs a step again and again without ever running it inside itself.
///
/// A request that comes from inside the step only raises a count; the loop that is running goes round once
/// more. So 100,000 signals that follow each other at once need no more stack than one (contract Z2, Z3).
/// Each thread has a loop of its own: none waits until another one has left its step (contract O35, O40).
final class Trampoline: Sendable {
    /// The threads that are inside, each as often as the step is still to run there.
    private let requests = Guarded<[ObjectIdentifier]>([])

    func bounce(_ step: () -> Void) {
        let me = ObjectIdentifier(Thread.current)
        let isInside = requests.withLock { requests in
            defer { requests.append(me) }
            return requests.contains(me)
        }
        if !isInside { repeat { step() } while isWantedAgain(by: me) }
    }

    /// Takes one request of a thread away, and returns true if there are more.
    private func isWantedAgain(by thread: ObjectIdentifier) -> Bool {
        requests.withLock { requests in
            if let index = requests.lastIndex(of: thread) { requests.remove(at: index) }
            return requests.contains(thread)
        }
    }
}
