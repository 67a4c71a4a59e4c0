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
    /// How many times the floor's time the workbook may take (a figure of the issue that asked for speed).
    let goal: Double?
    /// How many allocations the workbook may make for each event. Where all is synchronous they repeat exactly, so this is
    /// checked wherever the workbook is.
    let allocationGoal: Int?
    let preparations: [Library: Preparation]

    init(
        _ name: String, per unit: String, events: Int, goal: Double? = nil, allocations: Int? = nil,
        floor: @escaping Preparation, workbook: @escaping Preparation
    ) {
        (self.name, self.unit, self.events) = (name, unit, events)
        (self.goal, allocationGoal) = (goal, allocations)
        preparations = [.floor: floor, .workbook: workbook].merging(Peers.preparations(of: name)) { own, _ in
            own
        }
    }

    /// Whether so many allocations for each event are within the goal. What is set up once is spread over all events, and is
    /// less than half of one.
    func allows(_ allocations: Double) -> Bool {
        allocationGoal.map { Int(allocations.rounded()) <= $0 } ?? true
    }
}
