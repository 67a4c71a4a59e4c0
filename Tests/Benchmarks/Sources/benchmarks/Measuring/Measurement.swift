import Allocations

/// What one process found out about one workload in one library.
struct Measurement: Codable {
    /// Nanoseconds for each event, in the fastest repetition: what is above it was done by the machine's other
    /// guests.
    let nanoseconds: Double
    /// Blocks asked of the allocator for each event, where that can be counted.
    let allocations: Double?
    let checksum: Int

    /// Allocations for each event, after a repetition that is not counted; nothing where they cannot be counted.
    static func count(_ preparation: Preparation, events: Int) -> (checksum: Int, allocations: Double?) {
        _ = preparation(events)()
        let counted = preparation(events)
        allocations_start_counting()
        let checksum = counted()
        let blocks = allocations_stop_counting()
        return (checksum, allocations_can_be_counted != 0 ? Double(blocks) / Double(events) : nil)
    }

    /// Repeats the work until `time` is over, at least three times after one that is not counted.
    init(of preparation: Preparation, events: Int, for time: Duration) {
        let clock = ContinuousClock()
        (checksum, allocations) = Self.count(preparation, events: events)

        var fastest = Duration.seconds(3600)
        var repetitions = 0
        let start = clock.now
        while repetitions < 3 || clock.now - start < time {
            let timed = preparation(events)
            fastest = min(fastest, clock.measure { _ = opaque(timed()) })
            repetitions += 1
        }
        nanoseconds = fastest / .nanoseconds(events)
    }
}
