/// Lets one caller through at a time, and never makes anybody wait.
///
/// A caller that finds it free goes through at once. A caller that finds it busy (from another thread, or from inside a
/// handler) leaves its turn in a queue and goes on; the caller that is inside takes these turns before it leaves. So
/// handlers never overlap, never nest, see one order, and no lock is held while they run (contract K1 to K5).
///
/// Each turnstile keeps its own order. An event sent back through the turnstile its handler was called from waits until
/// the handler returns; one sent through another turnstile goes at once, and can reach a later join first.
final class Turnstile: Sendable {
    private typealias Turn = @Sendable () -> Void

    /// The turns that wait. Nothing while nobody is inside.
    private let waiting = Lock<FIFO<Turn>?>(nil)

    /// Handles `item` now, or after the turns before it.
    func pass<Item: Sendable>(_ item: Item, _ handle: @escaping @Sendable (Item) -> Void) {
        guard enter(item, handle) else { return }
        handle(item)
        leave()
    }

    /// Enters if nobody is inside, and returns true: the caller then handles the item itself, and calls ``leave()``.
    /// Otherwise queues the turn, and returns false.
    func enter<Item: Sendable>(_ item: Item, _ handle: @escaping @Sendable (Item) -> Void) -> Bool {
        waiting.withLock { waiting in
            guard waiting != nil else {
                waiting = FIFO()
                return true
            }
            waiting?.append { handle(item) }
            return false
        }
    }

    /// Takes the turns that wait, and leaves.
    func leave() { while let turn = nextTurn() { turn() } }

    private func nextTurn() -> Turn? {
        waiting.withLock { waiting in
            let turn = waiting?.popFirst()
            if turn == nil { waiting = nil }
            return turn
        }
    }
}
