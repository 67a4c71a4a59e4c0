/// A queue: first in, first out.
///
/// A removed element leaves an empty slot. Empty slots are dropped when the queue is empty, or when they are
/// more than half of it. So each step is O(1) amortised, and a queue of one allocates nothing.
struct FIFO<Element: Sendable>: Sendable {
    private var slots: [Element?] = []
    private var first = 0

    var isEmpty: Bool { first == slots.count }

    mutating func append(_ element: Element) { slots.append(element) }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = slots[first].take()
        first += 1
        if isEmpty || first >= 64 && 2 * first > slots.count {
            slots.removeFirst(first)
            first = 0
        }
        return element
    }
}
