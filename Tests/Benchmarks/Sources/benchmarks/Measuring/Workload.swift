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
    var goal: Double?
    /// How many allocations the workbook may make for each event.
    var allocationGoal: Double?
    let preparations: [Library: Preparation]

    init(
        _ name: String, per unit: String, events: Int, goal: Double? = nil, allocations: Double? = nil,
        floor: Preparation?, workbook: @escaping Preparation, openCombine: Preparation? = nil,
        asyncAlgorithms: Preparation? = nil
    ) {
        self.name = name
        self.unit = unit
        self.events = events
        self.goal = goal
        allocationGoal = allocations
        preparations = [
            .floor: floor, .workbook: workbook, .openCombine: openCombine, .asyncAlgorithms: asyncAlgorithms,
        ].compactMapValues { $0 }
    }
}
