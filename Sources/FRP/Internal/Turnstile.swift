import Foundation
import Synchronization

/// Lets one caller through at a time, and makes no caller wait.
///
/// A caller that finds it free goes through at once. A caller that finds it busy (from another thread, or
/// from inside a handler) leaves its turn in a queue and goes on; the caller that is inside takes it before
/// leaving. So handlers never overlap, never nest, see one order, and no lock is held while they run
/// (contract K1 to K5).
///
/// Each turnstile keeps its own order. If a handler sends an event to its own source, the event waits until the
/// handler returns. If it then sends one to another source, that one goes at once. So where the two meet, the
/// second can come first: `Operators/Merge.swift` has an example.
final class Turnstile: Sendable {
    typealias Turn = @Sendable () -> Void

    private enum Phase: UInt8, AtomicRepresentable {
        case free, busy
        /// A caller is inside, and turns wait.
        case crowded
    }

    /// A round is all turns that wait when a handler has returned. A turn of the thread that is inside can only come
    /// from a handler. If `limit` rounds follow each other, and all their turns come from this thread, it is a loop that
    /// feeds itself: it is reported and ended (contract K3).
    private static let limit = 500_000

    // Atomic, so that a caller that finds it free needs no lock. With one, a chain would cost more than 8 times as
    // much as bare closures.
    private let phase = Atomic(Phase.free)
    private let waiting = Guarded<[(turn: Turn, thread: ObjectIdentifier)]>([])

    /// Handles `item` now, or after the turns before it.
    func pass<Item: Sendable>(_ item: Item, _ handle: @escaping @Sendable (Item) -> Void) {
        guard enter(orQueue: { handle(item) }) else { return }
        handle(item)
        leave()
    }

    /// Enters and returns true, if no caller is inside: then it has to ``leave()``. Otherwise queues `turn` and returns
    /// false. `turn` is an autoclosure, so that the closure is allocated only if it has to wait.
    func enter(orQueue turn: @autoclosure () -> Turn) -> Bool {
        if move(from: .free, to: .busy) { return true }
        return waiting.withLock { waiting in
            // Says that a turn waits. It was busy a moment ago; if it is free now, the caller that was inside has left.
            if phase.exchange(.crowded, ordering: .acquiringAndReleasing) == .free {
                phase.store(.busy, ordering: .releasing)
                return true
            }
            waiting.append((turn(), ObjectIdentifier(Thread.current)))
            return false
        }
    }

    /// Takes the turns that wait, and leaves.
    func leave() {
        var ownRounds = 0
        while !move(from: .busy, to: .free) {
            let turns = waiting.withLock { waiting in
                phase.store(.busy, ordering: .releasing)
                defer { waiting = [] }
                return waiting
            }
            let me = ObjectIdentifier(Thread.current)
            ownRounds = turns.allSatisfy { $0.thread == me } ? ownRounds + 1 : 0
            if ownRounds < Self.limit {
                for (turn, _) in turns { turn() }
            } else {
                Misuse.feedsItself(times: ownRounds).report()
            }
        }
    }

    private func move(from old: Phase, to new: Phase) -> Bool {
        phase.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}
