/// Elements in the order in which they came; each can be taken out again in constant time.
///
/// A vacated slot stays until there are more of them than elements, and is then closed in one go: amortised
/// O(1), and the order is kept (contract Z1, D8). Copies share the slots until one of them changes, so a
/// subject can deliver from a snapshot while subscribers come and go.
///
/// Used under its owner's lock, which also guards the places.
struct Registry<Element> {
    /// Where an element is at the moment.
    typealias Place = SerialBox<Int>

    private(set) var slots: [Slot?] = []
    private(set) var count = 0

    struct Slot {
        let element: Element
        let place: Place
    }

    mutating func insert(_ element: Element) -> Place {
        let place = Place(slots.count)
        slots.append(Slot(element: element, place: place))
        count += 1
        return place
    }

    /// Takes the element out. The caller lets it die after unlocking.
    mutating func remove(at place: Place) -> Element? {
        guard slots.indices.contains(place.value), let slot = slots[place.value], slot.place === place else {
            return nil
        }
        slots[place.value] = nil
        count -= 1
        if slots.count > 32, slots.count > 2 * count { close() }
        return slot.element
    }

    private mutating func close() {
        slots = slots.filter { $0 != nil }
        for (index, slot) in slots.enumerated() { slot?.place.value = index }
    }

    func forEach(_ body: (Element) -> Void) { for slot in slots { if let slot { body(slot.element) } } }
}

extension Registry.Slot: Sendable where Element: Sendable {}
