/// What the rounds found out about one workload in one library.
struct Figures {
    private(set) var nanoseconds: [Double] = []
    private(set) var allocations: [Double] = []
    /// Why there are none, if a process crashed or did not come to an end.
    var failure: String?

    mutating func add(_ measurement: Measurement) {
        nanoseconds.append(measurement.nanoseconds)
        if let count = measurement.allocations { allocations.append(count) }
    }

    /// The middle of the rounds.
    var median: Double { Self.median(of: nanoseconds) ?? .nan }

    /// The fastest and the slowest round.
    var spread: (least: Double, most: Double) { (nanoseconds.min() ?? .nan, nanoseconds.max() ?? .nan) }

    var allocated: Double? { Self.median(of: allocations) }

    private static func median(of numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
