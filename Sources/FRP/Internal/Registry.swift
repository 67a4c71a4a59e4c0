/// Elements in the order in which they came. Inserting and removing take constant time.
///
/// A removed element leaves an empty seat. When more than half of the seats are empty they are closed up, so removing is
/// O(1) amortised and the order is kept (contract Z1, D8). A copy keeps its elements: a subject delivers from a snapshot
/// while subscribers come and go.
struct Registry<Element: Sendable> {
    /// Where an element is. It does not hold the element, so it keeps nothing alive.
    typealias Place = Cell<Int>

    /// An element, in an object, so that a snapshot keeps it by one reference.
    final class Seat: Sendable {
        let element: Element
        fileprivate let place: Place

        fileprivate init(_ element: Element, _ place: Place) { (self.element, self.place) = (element, place) }
    }

    private(set) var seats: [Seat?] = []
    private var count = 0

    mutating func insert(_ element: Element) -> Place {
        let place = Place(seats.count)
        seats.append(Seat(element, place))
        count += 1
        return place
    }

    /// Removes the element at `place`. The caller holds a lock, and lets the result die after unlocking.
    mutating func remove(at place: Place) -> Seat? {
        guard place.value < seats.count, let seat = seats[place.value], seat.place === place else {
            return nil
        }
        seats[place.value] = nil
        count -= 1
        if seats.count > 32, seats.count > 2 * count { closeUp() }
        return seat
    }

    private mutating func closeUp() {
        seats.removeAll { $0 == nil }
        for (index, seat) in seats.enumerated() { seat?.place.value = index }
    }
}
