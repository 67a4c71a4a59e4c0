/// Elements in the order in which they came. Inserting and removing take constant time.
///
/// A removed element leaves a gap. When more than half of the places are gaps they are closed up, so removing
/// is O(1) amortised and the order is kept (contract Z1, D8). Used under its owner's lock, which also guards
/// the places.
struct Registry<Element> {
    /// Where an element is. It does not hold the element, so it keeps nothing alive.
    typealias Place = Cell<Int>

    /// The elements and the gaps. A copy of this array is a snapshot.
    private(set) var elements: [Element?] = []
    private var places: [Place?] = []
    private var count = 0

    mutating func insert(_ element: Element) -> Place {
        let place = Place(elements.count)
        elements.append(element)
        places.append(place)
        count += 1
        return place
    }

    /// Removes the element at `place`. The caller lets the result die after unlocking.
    mutating func remove(at place: Place) -> Element? {
        guard place.value < places.count, places[place.value] === place else { return nil }
        let element = elements[place.value].take()
        places[place.value] = nil
        count -= 1
        if places.count > 32, places.count > 2 * count { closeGaps() }
        return element
    }

    private mutating func closeGaps() {
        elements.removeAll { $0 == nil }
        places.removeAll { $0 == nil }
        for (index, place) in places.enumerated() { place?.value = index }
    }
}
