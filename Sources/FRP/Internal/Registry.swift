import Synchronization

/// Elements in the order in which they came; each can be taken out again in constant time.
///
/// A vacated seat stays until there are more of them than elements, and is then closed in one go: amortised
/// O(1), and the order is kept (contract Z1, D8). Copies share the seats until one of them changes, so a
/// subject can deliver from a snapshot while subscribers come and go.
///
/// Used under its owner's lock, which also guards the places.
struct Registry<Element: Sendable> {
    /// Where an element is at the moment. It does not know the element, and so keeps nothing alive.
    final class Place: Sendable {
        fileprivate let index: Atomic<Int>

        fileprivate init(_ index: Int) { self.index = Atomic(index) }
    }

    /// An element that is there: an object, so that a snapshot keeps it, whole, by one reference.
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

    /// Takes the element out. The caller lets it die after unlocking.
    mutating func remove(at place: Place) -> Seat? {
        let index = place.index.load(ordering: .relaxed)
        guard index < seats.count, let seat = seats[index], seat.place === place else { return nil }
        seats[index] = nil
        count -= 1
        if seats.count > 32, seats.count > 2 * count { close() }
        return seat
    }

    private mutating func close() {
        seats.removeAll { $0 == nil }
        for (index, seat) in seats.enumerated() { seat?.place.index.store(index, ordering: .relaxed) }
    }

    /// Goes through a snapshot.
    ///
    /// It keeps the seats, and they their elements, so neither is retained again on the way: that would take two thirds of
    /// the time of a delivery to many.
    static func forEach(in seats: [Seat?], _ body: (Element) -> Void) {
        seats.withUnsafeBufferPointer { seats in
            seats.withMemoryRebound(to: Unmanaged<Seat>?.self) { seats in
                for seat in seats { seat?._withUnsafeGuaranteedRef { body($0.element) } }
            }
        }
    }
}
