/// The last values of a stream, up to a capacity. Without a capacity, all of them.
struct Window<Value: Sendable>: Sendable {
    let capacity: Int?
    private var ring: [Value] = []
    /// Where the oldest value is, once the ring is full and goes round.
    private var oldest = 0

    init(capacity: Int?) { self.capacity = capacity }

    /// A window for the latest value, which is `value` for now.
    init(latest value: Value) { (capacity, ring) = (1, [value]) }

    /// The value added last. Only for a window that is not empty.
    var newest: Value { ring[oldest == 0 ? ring.count - 1 : oldest - 1] }

    /// The values, oldest first.
    var values: [Value] { oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest]) }

    /// Adds a value, and returns the one that has no room any more, if any.
    mutating func append(_ value: Value) -> Value? {
        guard let capacity, ring.count >= capacity else {
            ring.append(value)
            return nil
        }
        guard capacity > 0 else { return nil }
        let evicted = ring[oldest]
        ring[oldest] = value
        oldest = oldest + 1 == capacity ? 0 : oldest + 1
        return evicted
    }

    /// Forgets everything, and returns it as it was.
    mutating func removeAll() -> Window {
        defer { (ring, oldest) = ([], 0) }
        return self
    }
}
