/// A queue: first in, first out.
///
/// What goes out stands in an array of its own, the first one last, where it can be taken away. When that is empty, all
/// that has come in since goes there. So each step is O(1) amortised, and a queue of one allocates nothing.
struct FIFO<Element: Sendable>: Sendable {
    private var incoming: [Element] = []
    private var outgoing: [Element] = []

    var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

    mutating func append(_ element: Element) { incoming.append(element) }

    mutating func popFirst() -> Element? {
        if outgoing.isEmpty {
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}
