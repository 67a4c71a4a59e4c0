import Dispatch

/// Whose code does the work.
enum Library: String, CaseIterable, Codable {
    /// What somebody would write for this one workload with bare closures: no disposal, no errors, no threads.
    case floor
    case workbook
    case openCombine = "OpenCombine"
    case asyncAlgorithms = "AsyncAlgorithms"
}

/// The same work, done by several libraries.
struct Workload: Sendable {
    let name: String
    /// What is counted.
    let unit: String
    /// How many of it one repetition handles.
    let events: Int
    /// How many times the floor's time the workbook may take: 8 for a chain, 2.3 for a fan-out.
    let floorGoal: Double?
    /// How many times as fast as the fastest peer the workbook must be: more is not worth a trick.
    let peerGoal: Double
    /// How many allocations the workbook may make for each event. Where all is synchronous they repeat exactly, so this is
    /// checked wherever the workbook is.
    let allocationGoal: Int?
    private(set) var preparations: [Library: Preparation] = [:]

    init(
        _ name: String, per unit: String, events: Int, ofTheFloor floorGoal: Double? = nil,
        ofThePeers peerGoal: Double = 1.5, allocations: Int? = nil
    ) {
        (self.name, self.unit, self.events) = (name, unit, events)
        (self.floorGoal, self.peerGoal, allocationGoal) = (floorGoal, peerGoal, allocations)
    }

    /// The same with those who do it: the floor, the workbook, and the peers that can.
    func done(by floor: @escaping Preparation, _ workbook: @escaping Preparation) -> Workload {
        var workload = self
        workload.preparations = Peers.preparations(of: name)
        (workload.preparations[.floor], workload.preparations[.workbook]) = (floor, workbook)
        return workload
    }

    /// Whether so many allocations for each event are within the goal. What is set up once is spread over all events, and is
    /// less than half of one.
    func allows(_ allocations: Double) -> Bool {
        allocationGoal.map { Int(allocations.rounded()) <= $0 } ?? true
    }
}

/// The part of a workload that is measured. It gives back a checksum, which must be the same for all libraries.
typealias Timed = () -> Int

/// Sets up a workload for so many events, and hands out the part to be measured, which runs once.
typealias Preparation = @Sendable (_ events: Int) -> Timed

/// Waits for asynchronous work, from outside it.
func waiting(for work: @escaping @Sendable () async -> Int) -> Timed {
    {
        let (result, done) = (Tally(), DispatchSemaphore(value: 0))
        Task {
            result.add(await work())
            done.signal()
        }
        done.wait()
        return result.value
    }
}

/// Why an attempt that is made again and again fails.
struct NotYet: Error {}
