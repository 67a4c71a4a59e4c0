/// The last values of a stream, at most as many as it may hold; `nil` means all of them.
struct Window<Value> {
    let capacity: Int?
    private var ring: [Value] = []
    /// Where the oldest value is, once the ring is full and goes round.
    private var oldest = 0

    init(capacity: Int?) { self.capacity = capacity.map { max(0, $0) } }

    /// The last value of a window that is never empty, like that of a property.
    var newest: Value { ring[oldest == 0 ? ring.count - 1 : oldest - 1] }

    /// The values, oldest first.
    var values: [Value] { oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest]) }

    /// What is not in the window any more, handed out so that whoever changes it decides where that dies.
    enum Evicted {
        case nothing
        case one(Value)
        case all([Value])
    }

    /// Adds a value; if there is no room, the oldest goes.
    mutating func append(_ value: Value) -> Evicted {
        guard let capacity, ring.count >= capacity else {
            ring.append(value)
            return .nothing
        }
        guard capacity > 0 else { return .one(value) }
        let evicted = ring[oldest]
        ring[oldest] = value
        oldest = oldest + 1 == capacity ? 0 : oldest + 1
        return .one(evicted)
    }

    mutating func removeAll() -> Evicted {
        defer { (ring, oldest) = ([], 0) }
        return .all(ring)
    }
}
