/// Work that is done by one caller at a time, and in order: the caller that finds it free does its own item, and then
/// those that others have left meanwhile.
///
///     guard lock.withLock({ $0.enter(orAppend: item) }) else { return }
///     handle(item)
///     while let next = lock.withLock({ $0.next() }) { handle(next) }
///
/// So nobody waits, and no lock is held while items are handled (contract K1 to K5). Used under its owner's lock.
struct DrainQueue<Item> {
    /// The items that wait. Nothing while it is free.
    private var waiting: FIFO<Item>?

    init() {}

    /// Returns true if the caller is to handle its item now, and then each ``next()``. Otherwise appends the item.
    mutating func enter(orAppend item: @autoclosure () -> Item) -> Bool {
        guard waiting != nil else {
            waiting = FIFO()
            return true
        }
        waiting?.append(item())
        return false
    }

    /// The item that has waited longest. If there is none, the queue is free again.
    mutating func next() -> Item? {
        let next = waiting?.popFirst()
        if next == nil { waiting = nil }
        return next
    }
}
