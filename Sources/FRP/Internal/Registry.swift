import Synchronization

/// Elements in the order in which they came. Inserting and removing take constant time.
///
/// A removed element leaves a gap. When more than half of the places are gaps they are closed up, so removing
/// is O(1) amortised and the order is kept (contract Z1, D8). Used under its owner's lock.
struct Registry<Element: Sendable, Owner: AnyObject & Sendable>: Sendable {
    /// Where an element is, and in whose registry. It keeps neither of them alive.
    final class Place: Sendable {
        let owner: Weak<Owner>
        /// Only touched under the owner's lock, which orders it; atomic, and relaxed, because the compiler
        /// cannot see that.
        fileprivate let index = Atomic(0)

        fileprivate init(in owner: Owner) { self.owner = Weak(object: owner) }
    }

    /// The elements and the gaps. A copy of this array is a snapshot.
    private(set) var elements: [Element?] = []
    private var places: [Place?] = []
    private(set) var count = 0

    mutating func insert(_ element: Element, for owner: Owner) -> Place {
        let place = Place(in: owner)
        place.index.store(elements.count, ordering: .relaxed)
        elements.append(element)
        places.append(place)
        count += 1
        return place
    }

    /// Removes the element at `place`. The caller lets the result die after unlocking.
    mutating func remove(at place: Place) -> Element? {
        guard let index = index(of: place) else { return nil }
        let element = elements[index].take()
        places[index] = nil
        count -= 1
        if places.count > 32, places.count > 2 * count { closeGaps() }
        return element
    }

    /// Puts another element at `place`, unless it was removed there, and returns the old one.
    mutating func replace(at place: Place, with element: Element) -> Element? {
        guard let index = index(of: place) else { return nil }
        defer { elements[index] = element }
        return elements[index]
    }

    private func index(of place: Place) -> Int? {
        let index = place.index.load(ordering: .relaxed)
        return index < places.count && places[index] === place ? index : nil
    }

    private mutating func closeGaps() {
        elements.removeAll { $0 == nil }
        places.removeAll { $0 == nil }
        for (index, place) in places.enumerated() { place?.index.store(index, ordering: .relaxed) }
    }
}
