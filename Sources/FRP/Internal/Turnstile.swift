/// Lets one caller through at a time, and never makes anybody wait.
///
/// A caller that finds it free goes through at once. A caller that finds it busy (from another thread, or from inside a
/// handler) leaves its turn and goes on; the caller that is inside takes it before leaving. So handlers never overlap,
/// never nest, and see one order (contract K1 to K5).
///
/// Each turnstile keeps its own order. An event sent back through the turnstile its handler was called from waits until
/// the handler returns; one sent through another turnstile goes at once, and can reach a later join first.
final class Turnstile: Sendable {
    private let turns = Lock(DrainQueue<@Sendable () -> Void>())

    /// Handles `item` now, or after the turns before it.
    func pass<Item: Sendable>(_ item: Item, _ handle: @escaping @Sendable (Item) -> Void) {
        guard turns.withLock({ $0.enter(orAppend: { handle(item) }) }) else { return }
        handle(item)
        while let turn = turns.withLock({ $0.next() }) { turn() }
    }
}
