import Synchronization

/// A value that one piece of work at a time may touch, and the door to it.
///
/// Who finds the box idle enters and does its work on the spot. Who comes meanwhile (another thread, or the
/// same one from inside the work) leaves its work in the queue and goes; whoever is inside does it before
/// leaving. Nothing waits, nothing nests, everybody sees one order, and no lock is held while work runs
/// (contract K1 to K5). In and out is one atomic step each; only those who come too early pay for a lock.
///
/// The order is that of one door. What a handler sends to where its value came from waits until it returns; what it
/// sends elsewhere does not, and may arrive before, where both are joined.
///
/// Stages further down a chain keep their state in such a box without using its door: they run inside the work
/// of whoever entered the chain.
///
/// Unchecked, because the compiler cannot see that `value` is only touched from inside.
final class SerialBox<Value>: @unchecked Sendable {
    typealias Work = @Sendable () -> Void

    private final class Queue: Sendable { let works = Lock<[Work]>([]) }

    /// Not checked for overlapping accesses at run time: the door lets nobody in twice, and the check would be a quarter of
    /// the time of a chain.
    @exclusivity(unchecked) var value: Value
    private let phase = Atomic(Phase.idle)
    private let queue = AtomicLazyReference<Queue>()

    init(_ value: Value) { self.value = value }

    /// Takes the value out and leaves `replacement`. What was taken dies with the caller.
    func take(leaving replacement: Value) -> Value {
        let taken = value
        value = replacement
        return taken
    }

    /// Does `handle(item)` now, or after the work that is being done.
    func send<Item: Sendable>(_ item: Item, to handle: @escaping @Sendable (Item) -> Void) {
        if tryEnter() {
            handle(item)
            leave()
        } else if enqueue({ handle(item) }) {
            leave()
        }
    }

    /// Whether the caller is inside now; then it must ``leave()``.
    func tryEnter() -> Bool { move(from: Phase.idle, to: Phase.busy) }

    /// The same where a lock sees to it that nobody else tries meanwhile: a load and a store, 11 % of a chain from a subject.
    func enterUnderLock() -> Bool {
        guard phase.load(ordering: .acquiring) == .idle else { return false }
        phase.store(.busy, ordering: .releasing)
        return true
    }

    /// For those who could not enter: whoever is inside will do the work. Unless everybody left meanwhile: then it says
    /// true, the caller is inside now, and must ``leave()``, which does it.
    func enqueue(_ work: @escaping Work) -> Bool {
        let queue = queue.load() ?? self.queue.storeIfNil(Queue())
        return queue.works.withLock { works in
            works.append(work)
            return phase.exchange(Phase.crowded, ordering: .sequentiallyConsistent) == Phase.idle
        }
    }

    /// Does what has queued up, then leaves.
    func leave() { while !move(from: Phase.busy, to: Phase.idle) { for work in takeQueue() { work() } } }

    private func takeQueue() -> [Work] {
        queue.load()?.works.withLock { works in
            phase.store(Phase.busy, ordering: .sequentiallyConsistent)
            let batch = works
            works = []
            return batch
        } ?? []
    }

    private func move(from old: Phase, to new: Phase) -> Bool {
        phase.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
    }
}

private enum Phase: UInt8, AtomicRepresentable {
    case idle, busy, crowded
}
