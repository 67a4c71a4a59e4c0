/// Things that come and go, each with a number by which it is taken out again in constant time. Numbers are given anew, so
/// there are only as many places as there ever were things at a time.
struct Slots<Element> {
    private var places: [Element?] = []
    private var vacant: [Int] = []

    var count: Int { places.count - vacant.count }

    var elements: [Element] { places.compactMap(\.self) }

    mutating func insert(_ element: Element) -> Int {
        guard let number = vacant.popLast() else {
            places.append(element)
            return places.count - 1
        }
        places[number] = element
        return number
    }

    /// Takes out what has this number. The caller lets it die after unlocking.
    mutating func remove(_ number: Int) -> Element? {
        vacant.append(number)
        return places[number].take()
    }
}
