/// First in, first out.
///
/// What has gone leaves its place empty, until all are, or half of many; so nothing is allocated where one comes and one
/// goes, and each step is O(1) amortised.
struct FIFO<Element> {
    private var places: [Element?] = []
    private var first = 0

    var isEmpty: Bool { first == places.count }

    mutating func append(_ element: Element) { places.append(element) }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = places[first].take()
        first += 1
        guard isEmpty || first >= 64 && 2 * first > places.count else { return element }
        // One that comes and goes is what happens most.
        if first == 1 { places.removeLast() } else { places.removeFirst(first) }
        first = 0
        return element
    }
}
